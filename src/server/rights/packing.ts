import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { dataPage } from "#server/members/export/page.ts";
import type { Members } from "#server/members/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { present } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import type { Staff } from "#server/viewer.ts";
import { zip } from "#server/zip.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	secrets: Secrets;
	sender: Sender;
	tasks: Pick<Tasks, "start" | "learn">;
	members: Pick<Members, "dataOfAddress">;
}

interface PackInput {
	pack_id: number;
}

const READ_ME = `Diese Datei enthält alle Daten, die wir zu einer Person gespeichert haben (Art. 15 DSGVO).
Bevor sie das Haus verlässt: Prüfe, dass die Person wirklich die ist, für die sie sich ausgibt,
zum Beispiel indem du an die Adresse antwortest, unter der die Daten stehen. Schicke sie verschlüsselt oder persönlich.

daten.html  zum Lesen, in jedem Browser
daten.json  dasselbe für Programme (Art. 20 DSGVO)
`;

/** PERSON-03: all that stands under an address, to read and for machines. */
export function createAccessPacks({ db, clock, audit, secrets, sender, tasks, members }: Parts) {
	async function contentFor(email: string): Promise<Buffer> {
		const data = await members.dataOfAddress(email);
		const files = [
			{ name: "daten.html", content: Buffer.from(dataPage(data, sender)) },
			{ name: "daten.json", content: Buffer.from(JSON.stringify(data, null, "\t")) },
			{ name: "bitte-zuerst-lesen.txt", content: Buffer.from(READ_ME) },
		];
		const parts: Uint8Array[] = [];
		for await (const part of zip(files)) parts.push(part);
		return Buffer.concat(parts);
	}

	const packing: TaskKind<PackInput> = {
		kind: "access_pack",
		access: "people.write",
		count: async (_, { pack_id }) => ({ total: 1, tally: { pack: pack_id } }),

		async step(tx, { input: { pack_id } }) {
			const pack = await store.findPack(tx, pack_id);
			if (!pack) throw refuse("not_found");
			const content = await contentFor(pack.email);
			await store.updatePack(tx, pack_id, { content: await secrets.encrypt(content.toString("base64")) });
			return { done: 1, tally: {}, position: null };
		},

		tell: ({ pack = 0 }) => ({
			text: "Die Auskunft liegt bereit. Prüfe, wer sie bekommt, bevor sie das Haus verlässt.",
			link: { label: "Auskunft herunterladen", path: `/office/access_pack/${pack}`, is_file: true },
		}),
	};
	tasks.learn(packing);

	return {
		prepare: (given: string, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const email = given.toLowerCase();
				const pack_id = await store.insertPack(tx, { email, made_by: staff.id, created_at: clock() });
				await audit.note(tx, staff, "access_prepared", await store.findPersonId(tx, email));
				return present(await tasks.start(tx, staff, packing, { pack_id }));
			}),

		fetch: (id: number, staff: Staff): Promise<SentFile> =>
			db.transaction(async (tx) => {
				const pack = await store.findPack(tx, id);
				const content = pack?.content && (await secrets.decryptOrNull(pack.content));
				if (!pack || typeof content !== "string") throw refuse("not_found");
				await store.updatePack(tx, id, { fetched_at: clock() });
				await audit.note(tx, staff, "access_fetched", await store.findPersonId(tx, pack.email));
				const name = `auskunft-${berlinIso(pack.created_at).slice(0, 10)}.zip`;
				return { name, type: "application/zip", content: Buffer.from(content, "base64") };
			}),

		of: (email: string) => store.findPacks(db, email),
	};
}

export type AccessPacks = ReturnType<typeof createAccessPacks>;
