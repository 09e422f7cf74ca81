import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Contract } from "../src/contract/endpoint.ts";

const NAME = "virtual:endpoints";
const RESOLVED = `\0${NAME}`;

/** What the browser's client needs of the contract: where to send what. The schemas ship only with the pages that use them. */
export function endpointTable(): Plugin {
	return {
		name: "endpoint-table",
		resolveId: (id) => (id === NAME ? RESOLVED : undefined),
		async load(id) {
			if (id !== RESOLVED) return undefined;
			const { contract } = (await import(pathToFileURL(resolve("src/contract/api.ts")).href)) as { contract: Contract };
			const table = Object.entries(contract).map(([group, endpoints]) => [
				group,
				Object.fromEntries(
					Object.entries(endpoints).map(([name, { method, path, encoding }]) => [name, { method, path, encoding }]),
				),
			]);
			return `export default ${JSON.stringify(Object.fromEntries(table))}`;
		},
	};
}
