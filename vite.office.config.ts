import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { doorWorker } from "./scripts/door-worker.ts";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { icons } from "./scripts/icons.ts";

/** The back office: a bundle of its own, of which the public site loads nothing. */
export default defineConfig({
	root: "src/office",
	base: "/verwaltung/",
	publicDir: false,
	plugins: [endpointTable(), icons(), doorWorker(), tailwindcss()],
	// A socket and a store of its own beside the site's while developing.
	cacheDir: "../../node_modules/.vite-office",
	server: { hmr: { port: 24_679 } },
	build: { target: "es2022", assetsInlineLimit: 0, outDir: "../../build/office", emptyOutDir: true },
});
