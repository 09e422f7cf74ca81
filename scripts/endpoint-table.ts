import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Contract, Endpoint } from "../src/contract/endpoint.ts";

/** Each bundle knows the endpoints of its own contract. */
const CONTRACTS: Record<string, string> = {
	"virtual:site-endpoints": "src/contract/api.ts",
	"virtual:office-endpoints": "src/contract/office/api.ts",
};

const targetOf = ({ method, path, encoding, response }: Endpoint) => ({
	...(method === "GET" ? {} : { method }),
	path,
	encoding,
	...("kind" in response ? { file: true } : {}),
});

/** Files at addresses of the site, and those whose address alone opens them, are links, never asked for by a script. */
const isLink = ({ at, method, path, response }: Endpoint): boolean =>
	at === "site" || (method === "GET" && "kind" in response && path.includes(":token"));

/** What the browser's client needs of a contract: where to send what. The schemas ship only with the pages that use them. */
export function endpointTable(): Plugin {
	return {
		name: "endpoint-table",
		resolveId: (id) => (id in CONTRACTS ? `\0${id}` : undefined),
		async load(id) {
			const file = CONTRACTS[id.slice(1)];
			if (!id.startsWith("\0") || !file) return undefined;
			const { contract } = (await import(pathToFileURL(resolve(file)).href)) as { contract: Contract };
			const table = Object.entries(contract).flatMap(([group, endpoints]) => {
				const asked = Object.entries(endpoints).filter(([, endpoint]) => !isLink(endpoint));
				const own = Object.fromEntries(asked.map(([name, endpoint]) => [name, targetOf(endpoint)]));
				return asked.length > 0 ? [[group, own]] : [];
			});
			return `export default ${JSON.stringify(Object.fromEntries(table))}`;
		},
	};
}
