import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { Security } from "#server/security/service.ts";
import { ownerOf, type Viewer } from "#server/viewer.ts";
import { accessRefusal } from "./call.ts";
import { isForged } from "./forgery.ts";

/** What is refused before anything is done, and told in the security log. */
export const createDoor = (security: Security) => ({
	async refuseForgery({ headers, ip }: Pick<FastifyRequest, "headers" | "ip">): Promise<void> {
		if (!isForged(headers)) return;
		await security.tellOnce({ event: "forgery_refused", address: ip });
		throw refuse("cross_site");
	},

	/** Somebody with a login at a door that is not theirs; guests are sent to log in every day. */
	async tellRefusal(endpoint: Endpoint, viewer: Viewer): Promise<void> {
		if (viewer.kind === "guest" || accessRefusal(endpoint, viewer) !== "forbidden") return;
		const details = { endpoint: `${endpoint.method} ${endpoint.path}` };
		await security.tellOnce(
			{ event: "access_refused", of: ownerOf(viewer), address: viewer.address, details },
			`${viewer.kind} ${viewer.id} ${details.endpoint}`,
		);
	},
});
