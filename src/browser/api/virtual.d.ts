/** Contracts without their schemas, as `scripts/endpoint-table.ts` makes them. */
declare module "virtual:site-endpoints" {
	import type { EndpointTable } from "#browser/api/http-api.ts";

	const endpoints: EndpointTable;
	export default endpoints;
}

declare module "virtual:office-endpoints" {
	import type { EndpointTable } from "#browser/api/http-api.ts";

	const endpoints: EndpointTable;
	export default endpoints;
}
