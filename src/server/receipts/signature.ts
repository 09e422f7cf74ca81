import { buffer } from "node:stream/consumers";
import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile, UploadedFile } from "#contract/files.ts";
import type { ReceiptSignature } from "#contract/office/receipt-signature.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { signaturePicture } from "./signature-picture.ts";
import * as store from "./signature-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	secrets: Secrets;
}

/** Of a key that is gone nothing is left: then the name alone is printed. */
export async function readPicture({ db, secrets }: Pick<Parts, "db" | "secrets">, id: number): Promise<string | null> {
	const sealed = await store.findPicture(db, id);
	const picture = sealed && (await secrets.decryptOrNull(sealed));
	return typeof picture === "string" ? picture : null;
}

/** OFF-116: the scanned signature, which the Leitung alone sets. */
export function createSignature({ db, clock, audit, secrets }: Parts) {
	async function get(): Promise<ReceiptSignature> {
		const row = await store.findCurrent(db);
		return row ? { id: row.id, set_at: berlinIso(row.created_at), set_by: row.set_by } : null;
	}

	return {
		get,

		idOf: async (tx: Db): Promise<number | null> => (await store.findCurrent(tx))?.id ?? null,

		/** Who tells the tax office of receipts made by machine has to print one on them. */
		async demandFor(machine_since: string): Promise<void> {
			if (machine_since !== "" && !(await store.findCurrent(db)))
				throw refuseField("machine_since", "Erst muss eine eingescannte Unterschrift hinterlegt sein");
		},

		/** What was there before stays on the receipts that bear it. */
		async set({ content }: UploadedFile, staff: Staff): Promise<ReceiptSignature> {
			const picture = await secrets.encrypt((await signaturePicture(await buffer(content))).toString("base64"));
			await db.transaction(async (tx) => {
				await store.endCurrent(tx, clock());
				await store.insertSignature(tx, { picture, set_by: staff.id, created_at: clock() });
				await audit.note(tx, staff, "receipt_signature_set", "receipts");
			});
			return get();
		},

		async remove(staff: Staff): Promise<ReceiptSignature> {
			await db.transaction(async (tx) => {
				if (await store.endCurrent(tx, clock())) await audit.note(tx, staff, "receipt_signature_removed", "receipts");
			});
			return get();
		},

		async picture(): Promise<SentFile> {
			const row = await store.findCurrent(db);
			const picture = row && (await readPicture({ db, secrets }, row.id));
			if (!picture) throw refuse("not_found");
			return { name: "Unterschrift.png", type: "image/png", content: Buffer.from(picture, "base64"), inline: true };
		},
	};
}

export type Signature = ReturnType<typeof createSignature>;
