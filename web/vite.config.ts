/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const service = process.env["MECATOL_SERVICE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react()],
  base: "/",
  build: { outDir: "dist", sourcemap: false },
  server: { proxy: { "/api": { target: service, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
