import { berlinIso } from "#contract/berlin.ts";
import type { SentFile } from "#contract/files.ts";
import type { Counted, DataProtection, DataSubject } from "#contract/office/rights.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Retention } from "#server/retention/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { Holds } from "./holds.ts";
import type { AccessPacks } from "./packing.ts";
import { processingRecord } from "./record.ts";
import type { DataRequests } from "./requests.ts";
import { counted, presentProof } from "./rules.ts";
import * as store from "./store.ts";
import type { TaxYears } from "./tax-years.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	sender: Sender;
	retention: Pick<Retention, "asked" | "overview" | "wouldForget" | "dueElsewhere" | "forgetOld">;
	/** The jobs that delete by rules of their own. */
	ownJobs: readonly (() => Promise<unknown>)[];
	holds: Holds;
	years: TaxYears;
	requests: DataRequests;
	packs: AccessPacks;
}

const SHOWN = 20;

/** The page of data protection, and what of one address is under way. */
export function createRightsOffice({
	db,
	clock,
	audit,
	sender,
	retention,
	ownJobs,
	holds,
	years,
	requests,
	packs,
}: Parts) {
	return {
		async overview(): Promise<DataProtection> {
			return {
				rules: await retention.overview(),
				holds: await holds.all(),
				years: await years.all(),
				requests: await requests.find({ most: SHOWN }),
				proofs: (await store.findProofs(db, SHOWN)).map(presentProof),
			};
		},

		foreseeRun: async (): Promise<Counted[]> =>
			counted({ ...(await retention.dueElsewhere()), ...(await retention.wouldForget()) }),

		async run(staff: Staff): Promise<Counted[]> {
			const due = await retention.dueElsewhere();
			for (const work of ownJobs) await work();
			return counted({ ...due, ...(await retention.forgetOld(staff)) });
		},

		async subject(given: string, staff: Staff): Promise<DataSubject> {
			const email = given.toLowerCase();
			await audit.look(db, staff, "person", await store.findPersonId(db, email));
			return {
				email,
				hold: await holds.of(db, email),
				requests: await requests.find({ email, most: SHOWN }),
				packs: (await packs.of(email)).map(({ created_at, fetched_at, ...pack }) => ({
					...pack,
					created_at: berlinIso(created_at),
					fetched_at: fetched_at && berlinIso(fetched_at),
				})),
			};
		},

		async record(): Promise<SentFile> {
			const { provider, publicUrl } = sender;
			const day = berlinIso(clock()).slice(0, 10);
			const text = processingRecord(provider, retention.asked().own, day);
			const content = await drawPdf({ kind: "legal", text, provider, publicUrl }, "downloads");
			return { name: `verarbeitungsverzeichnis-${day}.pdf`, type: "application/pdf", content };
		},
	};
}

export type RightsOffice = ReturnType<typeof createRightsOffice>;
