import * as z from "zod/mini";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { PERMISSIONS, ROLE_NAMES } from "./permissions.ts";

/** Who is logged in, and what they may: menus show nothing else. */
export const Colleague = z.object({
	id: z.int(),
	name: z.string(),
	roles: z.array(z.enum(ROLE_NAMES)),
	permissions: z.array(z.enum(PERMISSIONS)),
});
export type Colleague = z.output<typeof Colleague>;

export const session = {
	me: officeEndpoint({
		method: "GET",
		path: "/office/me",
		access: "desk.see",
		summary: "Wer angemeldet ist und was diese Person darf",
		response: single(Colleague),
	}),
};
