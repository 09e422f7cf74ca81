import { sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import type { PersonKind } from "#contract/office/people.ts";
import { PERSON_KIND_WORDS } from "#contract/office/person-words.ts";
import type { SearchHit } from "#contract/office/search.ts";
import type { Db } from "#server/db/client.ts";
import { findRows } from "#server/db/find.ts";

interface Row {
	id: number;
	email: string;
	name: string | null;
	company: string | null;
	kinds: PersonKind[];
}

/** People by name, address or institution. The same address is shown as one person, whatever they are here. */
export async function findPeople(db: Db, text: string): Promise<SearchHit[]> {
	const rows = await findRows<Row>(db, text, {
		columns: sql`id, email, name, company, kinds`,
		from: sql`people`,
		words: sql`words`,
		newest: sql`last_at`,
	});
	return rows.map(({ id, email, name, company, kinds }) => ({
		kind: "person",
		title: name ?? email,
		detail: [name && email, company, kinds.map((kind) => PERSON_KIND_WORDS[kind]).join(", ")]
			.filter(Boolean)
			.join(" · "),
		path: officePaths.person(id),
	}));
}
