/** Whether the menu of the table is open; the bar opens it, the page around the table shows it. */
export const menu = $state({ open: false })
