import { randomUUID } from "node:crypto";
import type { TestApp } from "./app.ts";
import { oneOrder } from "./money-calls.ts";
import { HOME, newGift } from "./receipt-calls.ts";
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

const decisionCall =
	(path: string): Make =>
	async (testing) => ({
		path: `/office/withdrawal/${await oneWithdrawal(testing)}/${path}`,
		body: { reason: "Der Film war ganz angesehen" },
	});

const BATCH = { name: "Herbst", valid_from: null, valid_until: null, seminar_ids: null, course_ids: null };
const MANY = { chosen_code: null, count: 3, prefix: "H" };
const ONE_CODE = "select id from vouchers order by id limit 1";
const oneBatch = async (testing: TestApp, isActive = true): Promise<string> => {
	const insert = `insert into voucher_batches (name, discount, is_active) values ('Mai', 5, ${isActive}) returning id`;
	return `/office/voucher_batch/${await oneId(testing, insert)}`;
};

/** Somebody new each time, who has confirmed elsewhere. */
const consentFile = () => ({
	body: Buffer.from(
		`E-Mail;Eingewilligt am;Quelle;Bestätigt am\n${randomUUID()}@vsz.example;12.06.2025;Alter Newsletter;12.06.2025\n`,
	),
	headers: { "content-type": "text/csv" },
});

async function* parts(bytes: Buffer): AsyncGenerator<Uint8Array> {
	yield bytes;
}

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
	vouchers: {
		batches: async () => ({ path: "/office/voucher_batch" }),
		export: async () => ({ path: "/office/voucher_batch/export?format=csv" }),
		figures: async () => ({ path: "/office/voucher_batch/figures" }),
		choices: async () => ({ path: "/office/voucher_batch/choices" }),
		get: async (testing) => ({ path: await oneBatch(testing) }),
		create: async () => ({ path: "/office/voucher_batch", body: { ...BATCH, discount: 5, max_uses: 1, ...MANY } }),
		change: async (testing) => ({ path: await oneBatch(testing), body: { ...BATCH, revision: 1 } }),
		block: async (testing) => ({ path: `${await oneBatch(testing)}/block` }),
		unblock: async (testing) => ({ path: `${await oneBatch(testing, false)}/unblock` }),
		codes: async (testing) => ({ path: `${await oneBatch(testing)}/code` }),
		codesExport: async (testing) => ({ path: `${await oneBatch(testing)}/code/export?format=csv` }),
		cards: async (testing) => ({ path: `${await oneBatch(testing)}/cards` }),
		uses: async (testing) => ({ path: `${await oneBatch(testing)}/use` }),
		usesExport: async (testing) => ({ path: `${await oneBatch(testing)}/use/export?format=csv` }),
		blockCode: async (testing) => ({ path: `/office/voucher/${await oneId(testing, ONE_CODE)}/block` }),
		unblockCode: async (testing) => ({ path: `/office/voucher/${await oneId(testing, ONE_CODE)}/unblock` }),
	},
	donations: {
		list: async () => ({ path: "/office/donation" }),
		export: async () => ({ path: "/office/donation/export?format=csv" }),
		months: async () => ({ path: "/office/donation/month" }),
		purposes: async () => ({ path: "/office/donation/purpose" }),
		setPurpose: async (testing) => ({
			path: `/office/donation/${await newGift(testing)}/purpose`,
			body: { purpose: "" },
		}),
		enter: async () => ({
			path: "/office/donation",
			body: { way: "cash", amount: 20, paid_on: "2026-01-10", ...HOME, email: "", receipt_wanted: true },
		}),
		askAddress: async (testing) => ({
			path: "/office/donation/address_request",
			body: { references: [await newGift(testing, "mika@vsz.example")] },
		}),
		setAddress: async (testing) => ({
			path: `/office/donation/${await newGift(testing)}/address`,
			body: { ...HOME, also_others: false },
		}),
	},
	requests: {
		list: async () => ({ path: "/office/request" }),
		export: async () => ({ path: "/office/request/export?format=csv" }),
		get: async (testing) => ({ path: `/office/request/${await oneRequest(testing)}` }),
		answer: async (testing) => ({
			path: `/office/request/${await oneRequest(testing)}/answer`,
			body: { text: "So.", close: false, key: randomUUID(), known: 0 },
		}),
		colleagues: async () => ({ path: "/office/request/colleague" }),
		assign: async (testing) => ({
			path: `/office/request/${await oneRequest(testing)}/assignee`,
			body: { user_id: await oneId(testing, "select id from users where 'admin' = any (roles) and is_active limit 1") },
		}),
		note: async (testing) => ({
			path: `/office/request/${await oneRequest(testing)}/note`,
			body: { text: "Ruft Donnerstag an." },
		}),
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
		assign: async (testing) => ({
			path: `/office/withdrawal/${await oneWithdrawal(testing)}/order`,
			body: { order: await oneOrder(testing) },
		}),
		foreseeRefusal: decisionCall("refusal/foresight"),
		refuse: decisionCall("refusal"),
		close: decisionCall("closing"),
	},
	subscribers: {
		list: async () => ({ path: "/office/subscriber" }),
		export: async () => ({ path: "/office/subscriber/export?format=csv" }),
		writeAgain: async ({ database: { pool } }) => {
			const { rows } = await pool.query(
				`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at, set_aside_at)
				values ($1, 'confirmed', 'newsletter_form', '2026-11', $2, now(), now()) returning id`,
				[`${randomUUID()}@vsz.example`, Buffer.from(randomUUID())],
			);
			return { path: `/office/subscriber/${rows[0].id}/write_again` };
		},
		importSample: async () => ({ path: "/office/subscriber/import/sample" }),
		foreseeImport: async () => ({ path: "/office/subscriber/import/foresight", ...consentFile() }),
		import: async ({ app }) => {
			const { body, headers } = consentFile();
			const { mark } = await app.services.subscriberImport.foresee({ type: "text/csv", content: parts(body) });
			return { path: `/office/subscriber/import?kept=Ordner&agreed=yes&mark=${mark}`, body, headers };
		},
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
		giveUp: async (testing) => {
			const id = await oneId(testing, "select id from outbox limit 1");
			await testing.database.pool.query("update outbox set state = 'failed', closed_at = null where id = $1", [id]);
			return { path: "/office/letter/give_up", body: { ids: [id] } };
		},
	},
} satisfies Record<string, Record<string, Make>>;
