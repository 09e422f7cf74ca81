import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Also through links: a house may keep its films on another disk. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name);
		const found = await stat(path).catch(() => null);
		if (found?.isDirectory()) yield* filesBelow(path);
		else if (found?.isFile()) yield path;
	}
}
