import { type Access, isOpen } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { type Role, rolesMay } from "#contract/office/permissions.ts";

/** What a person may be told of a browser that says nothing of itself. */
export const UNKNOWN_BROWSER = "Unbekannter Browser";

/** From which network address somebody asks (limits count by it), and with what, as people call it. */
export interface Place {
	address: string;
	browser: string;
}

/** Who asks, and from where. */
export type Viewer = Place &
	(
		| { kind: "guest" }
		/** `token` is the hash of the secret the request came with. */
		| { kind: "member"; id: number; token: Buffer }
		/** `isProven`: has shown within the last minutes who they are. */
		| { kind: "staff"; id: number; roles: Role[]; token: Buffer; isProven: boolean }
		/** Staff whose password was right: what is missing is the second factor, or that they set one up. */
		| { kind: "entering"; id: number; roles: Role[]; token: Buffer; owes: "second_factor" | "enrol" }
	);
export type Member = Extract<Viewer, { kind: "member" }>;
export type Staff = Extract<Viewer, { kind: "staff" }>;
export type Entering = Extract<Viewer, { kind: "entering" }>;

export const guestAt = (address: string, browser = UNKNOWN_BROWSER): Viewer => ({ kind: "guest", address, browser });

/** The account somebody is logged in with, as rows name it. */
export const ownerOf = (viewer: Exclude<Viewer, { kind: "guest" }>): { member_id: number } | { user_id: number } =>
	viewer.kind === "member" ? { member_id: viewer.id } : { user_id: viewer.id };

export const memberId = (viewer: Viewer): number | null => (viewer.kind === "member" ? viewer.id : null);

/** For handlers behind `access: "member"`, where nobody else arrives. */
export function asMember(viewer: Viewer): Member {
	if (viewer.kind !== "member") throw refuse("unauthenticated");
	return viewer;
}

/** For handlers behind a permission, where nobody else arrives. */
export function asStaff(viewer: Viewer): Staff {
	if (viewer.kind !== "staff") throw refuse("unauthenticated");
	return viewer;
}

/** For handlers behind `access: "entering"`, where nobody else arrives. */
export function asEntering(viewer: Viewer): Entering {
	if (viewer.kind !== "entering") throw refuse("unauthenticated");
	return viewer;
}

/** For handlers behind `access: "enrolling"`, where nobody else arrives. */
export function asEnrolling(viewer: Viewer): Entering | Staff {
	return viewer.kind === "staff" ? viewer : asEntering(viewer);
}

/** Whether they have to show first, once more, that it is they. */
export const owesProof = (viewer: Viewer, { proof }: { proof?: "fresh" }): boolean =>
	proof === "fresh" && viewer.kind === "staff" && !viewer.isProven;

/** Staff are people of their own kind: no right of theirs opens what belongs to a member. */
export function mayAsk(viewer: Viewer, access: Access): boolean {
	if (isOpen(access)) return true;
	if (access === "member") return viewer.kind === "member";
	if (access === "entering") return viewer.kind === "entering" && viewer.owes === "second_factor";
	if (access === "enrolling") return viewer.kind === "staff" || (viewer.kind === "entering" && viewer.owes === "enrol");
	return viewer.kind === "staff" && rolesMay(viewer.roles, access);
}
