import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { refuse } from "#contract/errors.ts";
import type { DemoState } from "#contract/office/demo.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { mediaFolders, uploadsFolder } from "#server/media/paths.ts";
import { outboxFolder } from "#server/outbox/transports.ts";
import type { Security } from "#server/security/service.ts";
import type { SetUpService } from "#server/set-up/service.ts";
import type { Staff } from "#server/viewer.ts";
import { DEMO_STAFF } from "./accounts.ts";
import * as store from "./emptying-store.ts";
import { mediaNote } from "./media.ts";

interface Parts {
	db: Db;
	clock: Clock;
	config: Pick<Config, "demo" | "dataDir">;
	security: Pick<Security, "note">;
	setUp: Pick<SetUpService, "openLink">;
	mediaFiles: Pick<MediaFiles, "bucket">;
}

/** The folder itself may lie on another disk: it stays. */
async function emptyFolder(folder: string): Promise<void> {
	for (const name of await readdir(folder).catch(() => []))
		await rm(join(folder, name), { recursive: true, force: true });
}

/** OPS-05: nothing of the demo stays, and the house begins as one that was never filled. */
export function createEmptying({
	db,
	clock,
	config: { demo, dataDir },
	security,
	setUp,
	mediaFiles: { bucket },
}: Parts) {
	const look = async (tx: Db): Promise<DemoState> => ({
		is_demo: demo && (await store.hasAccount(tx, DEMO_STAFF.account.email)),
		real: await store.countReal(tx),
	});

	return {
		look: (): Promise<DemoState> => look(db),

		/** Answers the secret of the link with which the set-up begins. */
		async empty({ id, address }: Staff): Promise<{ token: string }> {
			await db.transaction(async (tx) => {
				const { is_demo, real } = await look(tx);
				if (!is_demo) throw refuse("demo_gone");
				if (real > 0) throw refuse("demo_in_use");
				await store.emptyTables(tx, clock());
				await security.note(tx, { event: "demo_emptied", of: { user_id: id }, address });
			});
			for (const folder of [...Object.values(mediaFolders(dataDir)), uploadsFolder(dataDir), outboxFolder(dataDir)])
				await emptyFolder(folder);
			if (bucket) for await (const { path } of bucket.list("")) await bucket.remove(path);
			await rm(mediaNote(dataDir), { force: true });
			const token = await setUp.openLink();
			if (!token) throw refuse("demo_gone");
			return { token };
		},
	};
}
