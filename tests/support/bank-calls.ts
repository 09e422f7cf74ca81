import { randomBytes, randomInt } from "node:crypto";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { type FiledBooking, statementFile } from "#server/demo/office/statement-file.ts";
import type { TestApp } from "./app.ts";
import type { Make } from "./staff-calls.ts";

export const XML = { "content-type": "application/xml" };
const ACCOUNT = "DE02120300000000202051";

let sequence = 0;
/** A file of its own, whose bookings nobody has read yet. */
export const newStatement = (
	bookings: readonly Partial<FiledBooking>[] = [{}],
	day = isoDay(berlinDay(new Date())),
): Buffer => {
	sequence += 1;
	const purpose = randomBytes(6).toString("hex");
	return statementFile({
		...{ account: ACCOUNT, sequence, day, opening_cents: 100_000 },
		bookings: bookings.map((booking) => ({
			...{ amount_cents: 1234, name: "Mika Sommer", iban: "DE89370400440532013000", purpose, ...booking },
		})),
	});
};

/** A booking that is in no place yet. */
async function oneOpen({ app, database }: TestApp): Promise<number> {
	await app.services.bankImporting.read(newStatement(), "system");
	const { rows } = await database.pool.query("select max(id) as id from bank_transactions");
	return rows[0].id;
}

/** A booking that names an invoice of its own. */
async function oneCertain(testing: TestApp): Promise<{ id: number; mark: string }> {
	const number = `RE-2026-${String(randomInt(500_000, 999_999))}`;
	const { rows } = await testing.database.pool.query(
		`insert into invoices (kind, number, sign_up_id, issued_on, net_cents, tax_cents, gross_cents, document)
		select 'invoice', $1, max(id), now(), 100, 0, 100,
			'{"recipient":{"name":"Mika","company":null},"contract":{"kind":"sign_up","number":"B-1"}}' from sign_ups returning id`,
		[number],
	);
	await testing.app.services.bankImporting.read(newStatement([{ amount_cents: 100, purpose: number }]), "system");
	const { rows: bookings } = await testing.database.pool.query("select max(id) as id from bank_transactions");
	return { id: bookings[0].id, mark: `invoice-${rows[0].id}:100` };
}

async function onePlaced(testing: TestApp): Promise<number> {
	const id = await oneOpen(testing);
	await testing.app.services.bankOffice.setAside({ ids: [id], aside: "other", reason: "" }, "system");
	return id;
}

export const BANK_CALLS = {
	bank: {
		get: async () => ({ path: "/office/bank" }),
		items: async () => ({ path: "/office/bank/item?q=RE" }),
		read: async () => ({ path: "/office/bank/statement", body: newStatement(), headers: XML }),
		take: async (testing) => ({
			path: "/office/bank/take",
			body: { bookings: [await oneCertain(testing)] },
		}),
		takeAll: async () => ({ path: "/office/bank/take_all", body: { seen: [], left: [] } }),
		allocate: async (testing) => ({
			path: `/office/bank/booking/${await oneOpen(testing)}/allocate`,
			body: { parts: [{ kind: "gift", amount: 12.34 }] },
		}),
		setAside: async (testing) => ({
			path: "/office/bank/aside",
			body: { ids: [await oneOpen(testing)], aside: "other", reason: "Irrläufer" },
		}),
		undo: async (testing) => ({ path: "/office/bank/undo", body: { ids: [await onePlaced(testing)] } }),
	},
} satisfies Record<string, Record<string, Make>>;
