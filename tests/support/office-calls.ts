import type { contract } from "#contract/office/api.ts";
import { DEMO_LOGINS, officeLogin, registration, type Token } from "./account.ts";
import type { TestApp } from "./app.ts";
import { METHOD, shop } from "./shop.ts";
import { type Make, type OfficeCall, STAFF_CALLS, userWith } from "./staff-calls.ts";

type Calls<C> = { [G in keyof C]: { [N in keyof C[G]]: Make } };

async function oneCategory({ database }: TestApp) {
	const { rows } = await database.pool.query("select id, name, revision from categories order by id limit 1");
	return rows[0] as { id: number; name: string; revision: number };
}

async function oneOrder(testing: TestApp): Promise<string> {
	const at = shop(testing);
	const who = at.person();
	const [course] = await at.pricedCourses();
	const basket = await who.basketWith(course as { id: number });
	const email = registration().email;
	const { body } = await who.checkout<{ number: string }>(basket.id, { email, payment_method_id: METHOD.paypal });
	return body.data.number;
}

/** One call that succeeds for every endpoint of the office, made anew each time: a missing line does not compile. */
export const OFFICE_CALLS: Calls<typeof contract> = {
	session: {
		logIn: async () => ({ path: "/office/session", body: officeLogin(DEMO_LOGINS.staff) }),
		passkeyOptions: async () => ({ path: "/office/session/passkey_options" }),
		logInByPasskey: async () => ({ path: "/office/session/passkey", body: { answer: { id: "x" } } }),
		me: async () => ({ path: "/office/me" }),
		activity: async () => ({ path: "/office/session/activity" }),
		logOut: async () => ({ path: "/office/session" }),
	},
	...STAFF_CALLS,
	categories: {
		list: async () => ({ path: "/office/category" }),
		change: async (testing) => {
			const { id, name, revision } = await oneCategory(testing);
			return { path: `/office/category/${id}`, body: { name: `${name} neu`, revision } };
		},
	},
	orders: { withdraw: async (testing) => ({ path: `/office/order/${await oneOrder(testing)}/withdrawal` }) },
};

export const officeCall = async (key: string, testing: TestApp, token?: Token): Promise<OfficeCall> => {
	const [group = "", name = ""] = key.split(".");
	const make = (OFFICE_CALLS as Record<string, Record<string, Make>>)[group]?.[name];
	if (!make) throw new Error(`${key} has no call.`);
	return make(testing, await userWith(testing, token));
};
