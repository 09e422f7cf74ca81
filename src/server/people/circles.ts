import type { OfficePerson } from "#contract/office/people.ts";
import type { Circle } from "#contract/office/person-page.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./circles-store.ts";

/** Where everybody has a mailbox: who shares such a place shares nothing. */
const EVERYBODYS = new Set(
	"aol.com,arcor.de,freenet.de,gmail.com,gmx.de,gmx.net,googlemail.com,hotmail.com,hotmail.de,icloud.com,live.de,mail.de,mailbox.org,me.com,outlook.com,outlook.de,posteo.de,proton.me,protonmail.com,t-online.de,vodafone.de,web.de,yahoo.com,yahoo.de".split(
		",",
	),
);

/** To whom somebody belongs: the institution that they named, and others whose mailbox is at the same place. */
export async function circlesOf(
	db: Db,
	{ email, company }: Pick<OfficePerson, "email" | "company">,
): Promise<Circle[]> {
	const domain = email.slice(email.lastIndexOf("@") + 1);
	const circles: Circle[] = [];
	if (company) circles.push({ name: company, q: company, ...(await store.countOfCompany(db, company)) });
	if (!EVERYBODYS.has(domain)) {
		const counts = await store.countOfDomain(db, domain);
		if (counts.people > 1) circles.push({ name: `@${domain}`, q: `@${domain}`, ...counts });
	}
	return circles;
}
