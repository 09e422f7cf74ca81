import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type Access, endpoint } from "#contract/endpoint.ts";
import type { Viewer } from "#server/viewer.ts";
import { call } from "./call.ts";

const MEMBER: Viewer = { kind: "member", id: 7, token: Buffer.from("token"), address: "192.0.2.1", browser: "Firefox" };

function asked(access: Access) {
	let seen: Viewer | undefined;
	const bound = {
		key: "a.b",
		group: "a",
		name: "b",
		endpoint: endpoint({ method: "GET", path: "/a", access, summary: "", response: z.undefined() }),
		handler: async (_: unknown, viewer: Viewer) => {
			seen = viewer;
		},
	};
	return call(bound, {}, MEMBER).then(() => seen);
}

test("SEC-05 only what says that it asks for the login learns who asks", async () => {
	expect(await asked("public")).toEqual({ kind: "guest", address: "192.0.2.1", browser: "Firefox" });
	expect(await asked("optional")).toEqual(MEMBER);
	expect(await asked("member")).toEqual(MEMBER);
	await expect(asked("bookings.read")).rejects.toMatchObject({ status: 403 });
});
