import { randomBytes } from "node:crypto";
import { sampleReceipt } from "#server/previews/sample-rows.ts";
import { donationReceipts } from "#server/receipts/tables.ts";
import type { Staff } from "#server/viewer.ts";
import type { TestApp } from "./app.ts";
import { scannedSignature } from "./signature.ts";
import type { Make } from "./staff-calls.ts";

/** A notice that holds on the day of the test. */
export const EXEMPTION = {
	...{ exemption_kind: "exemption", exemption_office: "Dresden-Süd", exemption_number: "203/140/00000" },
	...{ exemption_day: new Date().toISOString().slice(0, 10), exemption_period: "2024", purposes: "der Bildung" },
	...{ machine_since: "", signer: "Petra Hollmann", signer_role: "Vorstand" },
	donation_purposes: "",
};
export const HOME = {
	...{ name: "Mika Sommer", street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" },
};

/** A donation that arrived a year ago. */
export async function newGift({ database }: TestApp, email: string | null = null): Promise<string> {
	const reference = `SPENDE-${randomBytes(6).toString("hex")}`;
	await database.pool.query(
		`insert into donations (reference, email, amount_cents, rhythm, name, street_address, street_suffix, postcode, city, paid_at)
		values ($1, $2, 5000, 'one_off', $3, $4, $5, $6, $7, now() - interval '1 year')`,
		[reference, email, ...Object.values(HOME)],
	);
	return reference;
}

/** Where nobody has set one the house begins with none. */
export async function withExemption(
	{ app, database }: TestApp,
	exemption_day = EXEMPTION.exemption_day,
): Promise<void> {
	await database.pool.query(
		"insert into site_settings (key, value) values ('receipts', $1) on conflict (key) do update set value = $1",
		[{ ...EXEMPTION, exemption_day }],
	);
	await app.services.settings.load();
}

async function newReceipt(testing: TestApp): Promise<number> {
	await withExemption(testing);
	const reference = await newGift(testing);
	const { db } = testing.database;
	const row = await db.transaction((tx) => testing.app.services.receipts.issueSingle(tx, reference, "system"));
	return row.id;
}

/** Made by machine, as it has gone out. */
export async function sentReceipt({ app, database }: TestApp, email: string, over: object = {}): Promise<number> {
	const document = {
		...sampleReceipt(app.services.settings.config.provider),
		number: `SB-${randomBytes(4).toString("hex")}`,
	};
	const row = {
		...{ number: document.number, kind: document.kind, year: 2026, name: document.donor.name, email, document },
		...{ issued_on: document.issued_on, amount_cents: document.amount_cents, needs_signature: false },
		sent_at: new Date(),
		...over,
	};
	const [written] = await database.db.insert(donationReceipts).values(row).returning({ id: donationReceipts.id });
	return written?.id ?? 0;
}

const lastYear = new Date().getFullYear() - 1;

const signature = async () => ({
	path: "/office/receipt/signature",
	body: await scannedSignature().png().toBuffer(),
	headers: { "content-type": "image/png" },
});

export const RECEIPT_CALLS = {
	receiptSignature: {
		get: async () => ({ path: "/office/receipt/signature" }),
		set: signature,
		remove: async () => ({ path: "/office/receipt/signature" }),
		picture: async ({ app }) => {
			const { body } = await signature();
			const content = (async function* () {
				yield body;
			})();
			await app.services.receiptSignature.set({ type: "image/png", content }, { id: 1 } as Staff);
			return { path: "/office/receipt/signature/picture" };
		},
	},
	receipts: {
		list: async () => ({ path: "/office/receipt" }),
		export: async () => ({ path: "/office/receipt/export?format=csv" }),
		year: async () => ({ path: `/office/receipt/year/${lastYear}` }),
		issueYear: async (testing) => {
			await withExemption(testing);
			return { path: `/office/receipt/year/${lastYear}`, body: { donors: ["x".repeat(22)] } };
		},
		issue: async (testing) => {
			await withExemption(testing);
			return { path: `/office/donation/${await newGift(testing)}/receipt` };
		},
		void: async (testing) => ({
			path: `/office/receipt/${await newReceipt(testing)}/void`,
			body: { reason: "Verwechslung" },
		}),
		posted: async (testing) => ({ path: "/office/receipt/posted", body: { ids: [await newReceipt(testing)] } }),
		pdf: async (testing) => ({ path: `/office/receipt/${await newReceipt(testing)}/pdf` }),
		duplicate: async (testing) => ({ path: `/office/receipt/${await newReceipt(testing)}/duplicate` }),
		sample: async (testing) => {
			await withExemption(testing);
			return { path: "/office/receipt/sample" };
		},
		zip: async () => ({ path: "/office/receipt/zip" }),
	},
} satisfies Record<string, Record<string, Make>>;
