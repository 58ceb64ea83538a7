import { defineConfig } from "vitest/config"

// Browser tests against the real server: `npm run test:ui`, with STOLIK naming the command that serves.
export default defineConfig({
  test: { include: [process.env.PICTURES ? "tests/ui/*.pictures.ts" : "tests/ui/*.test.ts"], testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false },
})
