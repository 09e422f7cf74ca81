import { storedHtml } from "#server/content/html.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./writing-store.ts";

/** The only ones that store what is said of seminars, whoever asks for it: HTML is made safe here. */

export const makeSeminar = (tx: Db, row: store.NewSeminar): Promise<number> =>
	store.insertSeminar(tx, { ...row, description: storedHtml(row.description) });

export const rewriteSeminar = (tx: Db, id: number, change: Partial<store.NewSeminar>) =>
	store.updateSeminar(
		tx,
		id,
		change.description === undefined ? change : { ...change, description: storedHtml(change.description) },
	);
