import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { endpointTable } from "./scripts/endpoint-table.ts";

/** Few files instead of many small ones: what changes only with React, what every page loads, and what many pages share. */
const groups = [
	{ name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
	{ name: "site", test: /src[\\/](web[\\/](api|frame)|browser[\\/](api|session))[\\/]/ },
	{ name: "ui", test: /src[\\/](contract|browser[\\/]ui)[\\/]/, minShareCount: 8 },
];

export default defineConfig({
	plugins: [endpointTable(), tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
		ssr: { build: { rollupOptions: { input: "./src/web/entry.render.ts" } } },
	},
});
