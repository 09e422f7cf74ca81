import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Contract } from "../src/contract/endpoint.ts";

/** Each bundle knows the endpoints of its own contract. */
const CONTRACTS: Record<string, string> = {
	"virtual:site-endpoints": "src/contract/api.ts",
};

/** What the browser's client needs of a contract: where to send what. The schemas ship only with the pages that use them. */
export function endpointTable(): Plugin {
	return {
		name: "endpoint-table",
		resolveId: (id) => (id in CONTRACTS ? `\0${id}` : undefined),
		async load(id) {
			const file = CONTRACTS[id.slice(1)];
			if (!id.startsWith("\0") || !file) return undefined;
			const { contract } = (await import(pathToFileURL(resolve(file)).href)) as { contract: Contract };
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
