/** A contract without its schemas, as `scripts/endpoint-table.ts` makes it. */
declare module "virtual:site-endpoints" {
	import type { EndpointTable } from "#browser/api/http-api.ts";

	const endpoints: EndpointTable;
	export default endpoints;
}
