import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const REQUESTED = /^virtual:icon\//;
const RESOLVED = /^\0virtual:icon\/(.+)$/;
const SHAPE = /<(\w+) ([^>]+?) ?\/>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/** The elements inside of an icon of Lucide, with their attributes. */
const shapesIn = (svg: string) =>
	Array.from(svg.matchAll(SHAPE), ([, tag, attributes = ""]) => [
		tag,
		Object.fromEntries(Array.from(attributes.matchAll(ATTRIBUTE), ([, name, value]) => [name, value])),
	]);

/** One module for each icon of Lucide, so that a page loads only those it shows; `src/browser/ui/icons.ts` names them. */
export function icons(): Plugin {
	return {
		name: "icons",
		resolveId: { filter: { id: REQUESTED }, handler: (id) => `\0${id}` },
		load: {
			filter: { id: RESOLVED },
			async handler(id) {
				const [, name] = RESOLVED.exec(id) ?? [];
				const file = new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`));
				return `export default ${JSON.stringify(shapesIn(await readFile(file, "utf8")))}`;
			},
		},
	};
}
