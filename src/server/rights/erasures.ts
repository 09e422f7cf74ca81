import { randomUUID } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import * as store from "./erasures-store.ts";
import { ERASURE_KINDS } from "./tables.ts";

/** Beside the copies: it has to outlive what it is about. */
const FILE = "erased.jsonl";

const Line = z.object({ id: z.uuid(), kind: z.enum(ERASURE_KINDS), at: z.iso.datetime(), mark: z.string() });
type Line = z.output<typeof Line>;
export type ErasureKind = Line["kind"];

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Pick<Secrets, "marksOf">;
	config: Pick<Config, "backup">;
}

async function append(file: string, lines: readonly Line[]): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	const opened = await open(file, "a", 0o600);
	try {
		await opened.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
		await opened.sync();
	} finally {
		await opened.close();
	}
}

/** A line that was cut off by a full disk is written again whole. */
function readLine(text: string): Line[] {
	try {
		return [z.parse(Line, JSON.parse(text))];
	} catch {
		return [];
	}
}

async function readLines(folder: string): Promise<Line[]> {
	const text = await readFile(join(folder, FILE), "utf8").catch(() => "");
	const lines = text.split("\n").flatMap(readLine);
	return [...new Map(lines.map((line) => [line.id, line])).values()];
}

/** OPS-02: whoever was erased after a copy was made stays erased when it is brought back. */
export function createErasures({ db, clock, secrets, config: { backup } }: Parts) {
	/** Who is meant, among all whom the house knows: nobody can read it from a line. */
	async function findMeant(lines: readonly Line[]): Promise<Map<string, string[]>> {
		const byMark = new Map(lines.map(({ mark }) => [mark, [] as string[]]));
		for (const address of await store.findAddresses(db))
			for (const mark of await secrets.marksOf(address)) byMark.get(mark)?.push(address);
		return byMark;
	}

	return {
		isOn: backup !== null,

		/** Which of these addresses are of somebody who was erased, as far as the house can know; all in small letters. */
		async among(tx: Db, emails: readonly string[]): Promise<Set<string>> {
			const found = new Set(await store.findRestricted(tx, emails));
			const lines = backup ? await readLines(backup.folder) : [];
			const marks = new Set([...(await store.findMarks(tx)), ...lines.map(({ mark }) => mark)]);
			if (marks.size === 0) return found;
			for (const email of emails) if ((await secrets.marksOf(email)).some((mark) => marks.has(mark))) found.add(email);
			return found;
		},

		/** In the transaction that erases: both or neither. */
		async note(tx: Db, email: string, kind: ErasureKind): Promise<void> {
			if (!backup) return;
			const [mark] = await secrets.marksOf(email);
			await store.insertErasure(tx, { id: randomUUID(), kind, erased_at: clock(), mark });
		},

		/** Takes what was noted beside the copies. */
		async writeOut(): Promise<void> {
			if (!backup) return;
			const file = join(backup.folder, FILE);
			await db.transaction(async (tx) => {
				const rows = await store.takeUnwritten(tx);
				if (rows.length === 0) return;
				const lines = rows.map(({ id, kind, erased_at, mark }) => ({
					...{ id, kind, at: erased_at.toISOString(), mark: mark ?? "" },
				}));
				await append(file, lines);
				await store.markWritten(
					tx,
					rows.map(({ id }) => id),
				);
			});
		},

		/** Those that this database has never heard of; answers how many there were. */
		async repeat(
			folder: string,
			erase: (tx: Db, email: string, kind: ErasureKind) => Promise<unknown>,
		): Promise<number> {
			const missed: Line[] = [];
			for (const line of await readLines(folder)) if (!(await store.isKnown(db, line.id))) missed.push(line);
			if (missed.length === 0) return 0;
			const meant = await findMeant(missed);
			for (const { id, kind, at, mark } of missed)
				await db.transaction(async (tx) => {
					for (const email of meant.get(mark) ?? []) await erase(tx, email, kind);
					await store.insertErasure(tx, { id, kind, erased_at: new Date(at), mark: null });
				});
			return missed.length;
		},
	};
}

export type Erasures = ReturnType<typeof createErasures>;
