/** A number as it is printed: with a true minus sign. */
export function signed(n: number): string {
  return String(n).replace("-", "−")
}
