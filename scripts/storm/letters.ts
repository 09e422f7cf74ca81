import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { unsentIn } from "#tests/support/storm-books.ts";
import type { House } from "./house.ts";

const PATIENCE_MS = 180_000;

/** Waits until all have left. Each letter to those of the day is one file, named by its id. */
export async function lettersOf({ client, letters }: House): Promise<{ written: number; wrong: number }> {
	for (const since = Date.now(); (await unsentIn(client)) !== 0 && Date.now() - since < PATIENCE_MS; ) await sleep(500);
	const { rows } = await client.query<{ id: string }>(
		"select id from outbox where channel = 'mail' and (recipient like 'andrang%' or recipient like 'sturm%')",
	);
	const files = Map.groupBy(readdirSync(letters), (name) => /-([0-9a-f-]{36})\.eml$/.exec(name)?.[1] ?? "");
	return { written: rows.length, wrong: rows.filter(({ id }) => files.get(id)?.length !== 1).length };
}
