import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

const oneId = async ({ database }: TestApp, statement: string): Promise<number | string> =>
	(await database.pool.query(statement)).rows[0].id;

const oneRequest = (testing: TestApp, closed = false) =>
	oneId(
		testing,
		`insert into contact_requests (name, email, description, closed_at)
		values ('Reza', 'reza@vsz.example', 'Wie?', ${closed ? "now()" : "null"}) returning id`,
	);

const oneWithdrawal = (testing: TestApp) =>
	oneId(
		testing,
		"insert into withdrawals (name, email, contract) values ('Jan', 'j@vsz.example', 'Das Seminar') returning id",
	);

/** Calls of the lists that stand for themselves. */
export const LIST_CALLS = {
	people: {
		list: async () => ({ path: "/office/person" }),
		export: async () => ({ path: "/office/person/export?format=csv" }),
		get: async (testing) => ({
			path: `/office/person/${await oneId(testing, "select id from people order by id limit 1")}`,
		}),
	},
	invoices: {
		list: async () => ({ path: "/office/invoice" }),
		export: async () => ({ path: "/office/invoice/export?format=csv" }),
		pdf: async (testing) => ({
			path: `/office/invoice/${await oneId(testing, "select id from invoices order by id limit 1")}/pdf`,
		}),
		xrechnung: async (testing) => ({
			path: `/office/invoice/${await oneId(testing, "select id from invoices order by id limit 1")}/xrechnung`,
		}),
	},
	documentCheck: { get: async () => ({ path: "/office/document_check" }) },
	donations: {
		list: async () => ({ path: "/office/donation" }),
		export: async () => ({ path: "/office/donation/export?format=csv" }),
	},
	requests: {
		list: async () => ({ path: "/office/request" }),
		export: async () => ({ path: "/office/request/export?format=csv" }),
		get: async (testing) => ({ path: `/office/request/${await oneRequest(testing)}` }),
		close: async (testing) => ({ path: "/office/request/close", body: { ids: [await oneRequest(testing)] } }),
		reopen: async (testing) => ({
			path: "/office/request/reopen",
			body: { ids: [await oneRequest(testing, true)] },
		}),
	},
	withdrawals: {
		list: async () => ({ path: "/office/withdrawal" }),
		export: async () => ({ path: "/office/withdrawal/export?format=csv" }),
		get: async (testing) => ({ path: `/office/withdrawal/${await oneWithdrawal(testing)}` }),
	},
	subscribers: {
		list: async () => ({ path: "/office/subscriber" }),
		export: async () => ({ path: "/office/subscriber/export?format=csv" }),
	},
	bookings: {
		list: async () => ({ path: "/office/booking" }),
		export: async () => ({ path: "/office/booking/export?format=csv" }),
	},
	letters: {
		list: async () => ({ path: "/office/letter" }),
		export: async () => ({ path: "/office/letter/export?format=csv" }),
		get: async (testing) => ({ path: `/office/letter/${await oneId(testing, "select id from outbox limit 1")}` }),
		foreseeAgain: async () => ({ path: "/office/letter/again/foresight", body: { filter: { state: "failed" } } }),
		sendAgain: async () => ({ path: "/office/letter/again", body: { filter: { state: "failed" } } }),
	},
} satisfies Record<string, Record<string, Make>>;
