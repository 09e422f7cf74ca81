import type { FastifyRequest } from "fastify";
import { refuse } from "#contract/errors.ts";
import { type Permission, rolesMay } from "#contract/office/permissions.ts";
import type { App } from "#server/app.ts";
import type { Staff } from "#server/viewer.ts";
import { readStaffCookie } from "./staff-cookie.ts";

interface Parts {
	app: App;
	publicUrl: string;
	permission: Permission;
	/** Whether asking keeps the login. */
	isActive: boolean;
}

/** Who asks, for what is no endpoint of the contract: staff with this right, or nobody. */
export async function staffOf(
	request: FastifyRequest,
	{ app, publicUrl, permission, isActive }: Parts,
): Promise<Staff> {
	const secret = readStaffCookie(request.headers, publicUrl);
	const viewer = await app.services.staffSessions.viewerOf(request, secret, { isActive });
	if (viewer.kind !== "staff") throw refuse("unauthenticated");
	if (!rolesMay(viewer.roles, permission)) throw refuse("forbidden");
	return viewer;
}
