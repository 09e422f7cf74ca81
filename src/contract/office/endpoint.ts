import type { Endpoint, Method } from "#contract/endpoint.ts";
import type { AuditAction } from "./audit.ts";
import type { Permission } from "./permissions.ts";

interface Base extends Endpoint {
	path: `/office/${string}`;
	access: Permission;
}

/** Whoever changes something says how the history calls it. */
export type OfficeEndpoint =
	| (Base & { method: "GET" })
	| (Base & { method: Exclude<Method, "GET">; audit: AuditAction });

export const officeEndpoint = <const E extends OfficeEndpoint>(definition: E): E => definition;
