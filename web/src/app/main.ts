import { mount } from "svelte"
import "../kit/tokens.css"
import App from "./App.svelte"

mount(App, { target: document.getElementById("app") as HTMLElement })
