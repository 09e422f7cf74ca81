import type { Role } from "#contract/office/permissions.ts";
import { asker } from "./account.ts";
import { createTestApp } from "./app.ts";
import { openDate } from "./builders.ts";
import { mailbox } from "./mailbox.ts";
import { shop } from "./shop.ts";
import { staffWith } from "./staff.ts";

type Options = Parameters<typeof createTestApp>[0];

/** An application that is asked from many addresses, and a mailbox in which nothing lies yet. */
export async function openHouse(options: Options = {}) {
	const api = await createTestApp({ ...options, env: { TRUST_PROXY: "1", ...options.env } });
	const read = mailbox(api);
	await read();
	return { api, ask: asker(api), read };
}

/** The same with somebody of the office, logged in. */
export async function openOffice(role: Role, options?: Options) {
	const house = await openHouse(options);
	return { ...house, office: await staffWith(house.api, house.ask, role) };
}

/** The same with an open date that is free of charge and one that has a price. */
export async function openCalendar(options?: Options) {
	const house = await openHouse(options);
	const [free, priced] = [await openDate(house.api.get, "free"), await openDate(house.api.get, "priced")];
	return { ...house, free, priced };
}

/** The same with the courses that have a price. */
export async function openShop(options?: Options) {
	const { api } = await openHouse(options);
	const at = shop(api);
	return { api, at, courses: await at.pricedCourses() };
}
