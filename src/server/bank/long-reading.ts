import { randomUUID } from "node:crypto";
import { refuse } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Step, TaskKind } from "#server/tasks/kind.ts";
import { present, tallyWords } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import { isZip } from "#server/unzip.ts";
import type { Staff } from "#server/viewer.ts";
import * as files from "./files-store.ts";
import type { Importing, ReadOutcome } from "./importing.ts";
import { readInThread } from "./reading/in-thread.ts";
import { lockBank } from "./store.ts";

interface Parts {
	db: Db;
	importing: Pick<Importing, "write">;
	sender: Sender;
	tasks: Pick<Tasks, "start" | "learn">;
}

interface ReadInput {
	file: string;
	by: number;
}

/** So much is read while somebody waits. */
const LARGE_BYTES = 1_000_000;
const LARGE_ZIP_BYTES = 50_000;

export const isLarge = (bytes: Uint8Array): boolean => bytes.length > (isZip(bytes) ? LARGE_ZIP_BYTES : LARGE_BYTES);

const WORDS = {
	new: "neue Buchungen",
	known: "waren schon da",
	gaps: "Auszüge mit einer Lücke davor",
	unbalanced: "Auszüge, deren Endbestand nicht stimmt",
} as const;

const tallyOf = ({ new: fresh, known, has_gap, is_balanced }: ReadOutcome) => ({
	...{ new: fresh, known, gaps: Number(has_gap), unbalanced: Number(is_balanced === false) },
});

/** BANK-01: a large file is answered at once and read afterwards, statement by statement, each whole or not at all. */
export function createLongReading({ db, importing, sender, tasks }: Parts) {
	/** The first step: what the file holds, kept until it is written. */
	async function unfold(tx: Db, file: string): Promise<Step> {
		const bytes = await files.findContent(tx, file);
		if (!bytes) throw refuse("not_found");
		const statements = await readInThread({ bytes, ownAccount: sender.provider.iban });
		await files.insertParts(tx, file, statements);
		const total = statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
		return { done: 0, tally: {}, position: "0", total };
	}

	const reading: TaskKind<ReadInput> = {
		kind: "bank_file",
		access: "books.write",
		count: async () => ({ total: 0, tally: {} }),

		async step(tx, { input: { file, by }, position }) {
			if (position === null) return unfold(tx, file);
			const nth = Number(position);
			const [part, next] = await files.findParts(tx, file, nth);
			if (!part) throw refuse("not_found");
			await lockBank(tx);
			const outcome = await importing.write(tx, part.statement, { id: by });
			const done = part.statement.transactions.length;
			return { done, tally: tallyOf(outcome), position: next ? String(next.nth) : null };
		},

		tell: (tally) => ({
			text: tallyWords(WORDS, tally, "new"),
			link: { label: "Zum Bankabgleich", path: officePaths.bank, is_file: false },
		}),

		clear: (tx, { file }) => files.deleteFile(tx, file),
	};
	tasks.learn(reading);

	return {
		begin: (content: Uint8Array, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const file = randomUUID();
				const task = await tasks.start(tx, staff, reading, { file, by: staff.id });
				await files.insertFile(tx, { id: file, task_id: task.id, content: Buffer.from(content) });
				return present(task);
			}),
	};
}

export type LongReading = ReturnType<typeof createLongReading>;
