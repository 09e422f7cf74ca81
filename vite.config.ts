import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page loads comes in two files, one of which changes only with a new version of React. */
const groups = [
	{ name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
	{ name: "site", test: /src[\\/](contract|web[\\/](api|frame))[\\/]/ },
];

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
		ssr: { build: { rollupOptions: { input: "./src/web/entry.render.ts" } } },
	},
});
