import type { Endpoint, Method } from "#contract/endpoint.ts";
import type { AuditAction } from "./audit.ts";
import type { Permission } from "./permissions.ts";

interface Base extends Endpoint {
	path: `/office/${string}`;
	/** Besides rights, only the way in and out of the office. */
	access: Permission | "public" | "optional" | "entering" | "enrolling";
}

type Change = Base & { method: Exclude<Method, "GET"> };

/**
 * Whoever changes something says how the history calls it. Who came and went is told by the security log instead, and
 * that somebody is still there by nothing.
 */
export type OfficeEndpoint =
	| (Base & { method: "GET" })
	| (Change & { audit: AuditAction })
	| (Change & { log: "security" | "none" });

export const officeEndpoint = <const E extends OfficeEndpoint>(definition: E): E => definition;
