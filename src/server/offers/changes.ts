import type { Db } from "#server/db/client.ts";
import { isMissing, isRepeated } from "#server/db/errors.ts";
import { nameOf } from "#server/db/name-of.ts";
import { refuseField } from "#server/validation.ts";

/** What writing a seminar and writing a video course have in common. */

const REFERRED = { category_id: "categories", lecturer_id: "lecturers", place_id: "places" } as const;

export const priceCents = (price: number | null): number | null => price && Math.round(price * 100);

/** Which fields of a form are others now. */
export const changedNames = <Input extends object>(before: Input, after: Input): (keyof Input & string)[] =>
	(Object.keys(after) as (keyof Input & string)[]).filter(
		(name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
	);

/** What the history keeps: of the text only that it is another one, of lists how long they are, and names in place of keys. */
export async function differencesOf<Input extends object>(tx: Db, before: Input, after: Input) {
	const told: Record<string, unknown> = {};
	for (const name of changedNames(before, after)) {
		const [was, is] = [before[name], after[name]] as [unknown, unknown];
		if (name === "description") told.text = true;
		else if (name === "price") told.price_cents = [priceCents(was as number | null), priceCents(is as number | null)];
		else if (Array.isArray(was) && Array.isArray(is)) told[name] = [was.length, is.length];
		else if (name in REFERRED) {
			const table = REFERRED[name as keyof typeof REFERRED];
			told[name] = [await nameOf(tx, table, was as number | null), await nameOf(tx, table, is as number | null)];
		} else told[name] = [was, is];
	}
	return told;
}

/** What the database refuses, in the words of the form. */
export const toldOf =
	(slugTaken: string) =>
	(error: unknown): never => {
		if (isRepeated(error)) throw refuseField("slug", slugTaken);
		if (isMissing(error)) throw refuseField("category_id", "Diese Kategorie oder diese Person gibt es nicht mehr");
		throw error;
	};
