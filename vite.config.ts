import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { endpointTable } from "./scripts/endpoint-table.ts";
import { icons } from "./scripts/icons.ts";
import { leaving } from "./scripts/leaving.ts";
import { offlineWorker } from "./scripts/offline-worker.ts";

const among = (...paths: string[]) => new RegExp(paths.join("|"));

/**
 * Few files instead of many small ones, by what pages have in common; the first group that matches takes a module and
 * all it needs. What only forms need stays out of the groups before theirs: no reader loads a schema (`npm run bytes`).
 */
const groups = [
	{ name: "react", test: among("node_modules/(react|react-dom|react-router|scheduler)/") },
	// Every page. The 404 page and the frame around basket and checkout have their own files, as all pages do.
	{
		name: "site",
		test: among(
			"src/web/(api|links)/",
			"src/web/frame/(?!not-found-page|reduced-frame)",
			"src/browser/(api|session)/",
			"trusted-html.ts",
		),
	},
	// Articles and what else is read: nothing that an article does without.
	{
		name: "content",
		test: among(
			"browser/ui/(contents|picture|rich-text)",
			"contract/money",
			"web/lecturers/",
			"seminars/place",
			"icon/(chevron-down|clock)$",
		),
	},
	{ name: "cards", test: among("browser/ui/(price|tag)", "seminars/seats-text") },
	{ name: "icons", test: among("virtual:icon/", "illustrations/.*svg"), minShareCount: 2 },
	{ name: "controls", test: among("browser/ui/(checkbox|field|loading|notice)") },
	// Buttons that send something, without a form.
	{ name: "sending", test: among("browser/forms/(refusal|use-after-press|use-focus-on-change)") },
	{ name: "forms", test: among("node_modules/zod/", "src/(browser|web)/forms/", "contract/(fields|files|paging)") },
	{ name: "account", test: among("src/web/account/"), minShareCount: 4 },
];

/** Every page loads the list of all files: what nobody else shares has no name there. */
const chunkFileNames = ({ name }: { name: string }) =>
	groups.some((group) => group.name === name) ? "assets/[name]-[hash].js" : "assets/[hash:7].js";
const output = { codeSplitting: { groups }, chunkFileNames, entryFileNames: chunkFileNames };

export default defineConfig({
	plugins: [endpointTable(), icons(), tailwindcss(), reactRouter(), leaving(), offlineWorker()],
	build: { target: "es2022", assetsInlineLimit: 0 },
	environments: {
		client: { build: { rolldownOptions: { output } } },
		ssr: { build: { rollupOptions: { input: "./src/web/entry.render.ts" } } },
	},
});
