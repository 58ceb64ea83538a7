import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"
import { budget } from "./budget"

// The built page becomes part of the Python package; the server serves it as it is.
export default defineConfig({
  plugins: [svelte(), budget()],
  build: {
    outDir: "../src/stolik/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts"] },
})
