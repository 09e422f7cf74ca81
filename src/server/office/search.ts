import { LISTS } from "#contract/office/listing.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { HitKind, SearchHit } from "#contract/office/search.ts";
import { findArticles } from "#server/articles/office-find.ts";
import { findCourses } from "#server/courses/office-find.ts";
import type { Db } from "#server/db/client.ts";
import type { Sought } from "#server/db/find.ts";
import { findInvoices } from "#server/invoices/office-find.ts";
import { findOrders } from "#server/orders/office-find.ts";
import { findLetters } from "#server/outbox/office-find.ts";
import { findPeople } from "#server/people/office-find.ts";
import { findDates, findSeminars } from "#server/seminars/office-find.ts";
import { findBookings } from "#server/sign-ups/office-find.ts";
import type { Staff } from "#server/viewer.ts";
import { findVouchers } from "#server/vouchers/office-find.ts";
import { beginsWith, kindNamedIn } from "./search-rules.ts";

interface Finder {
	kind: HitKind;
	/** Any of these opens it. */
	needs: readonly Permission[];
	group: "people" | "numbers" | "other";
	find: (db: Db, text: string, sought: Sought, staff: Staff) => Promise<SearchHit[]>;
}

/** An author sees their own articles and nobody else's. */
const authorOnly = ({ id, roles }: Staff): number | null => (rolesMay(roles, "content.read") ? null : id);

/** In the order in which they are shown, where what is typed says nothing else. */
const FINDERS: readonly Finder[] = [
	{ kind: "person", needs: ["people.read"], group: "people", find: findPeople },
	{ kind: "booking", needs: ["bookings.read"], group: "numbers", find: findBookings },
	{ kind: "order", needs: ["orders.read"], group: "numbers", find: findOrders },
	{ kind: "invoice", needs: ["orders.read"], group: "numbers", find: findInvoices },
	{ kind: "voucher", needs: [LISTS.voucher_batches.access], group: "numbers", find: findVouchers },
	{ kind: "date", needs: ["seminars.read"], group: "other", find: findDates },
	{ kind: "seminar", needs: ["seminars.read"], group: "other", find: findSeminars },
	{
		kind: "article",
		needs: ["content.read", "content.write"],
		group: "other",
		find: (db, text, _sought, staff) => findArticles(db, text, authorOnly(staff)),
	},
	{ kind: "course", needs: ["content.read"], group: "other", find: findCourses },
	{ kind: "letter", needs: ["people.read"], group: "other", find: findLetters },
];

/** One search over everything that somebody may see; each capability finds its own. */
export function createOfficeSearch({ db }: { db: Db }) {
	return {
		async find(
			{ q, only }: { q: string; only?: "people" | "numbers" | undefined },
			staff: Staff,
		): Promise<SearchHit[]> {
			const finders = FINDERS.filter(
				({ needs, group }) => (!only || group === only) && needs.some((right) => rolesMay(staff.roles, right)),
			);
			const named = kindNamedIn(q);
			const found = await Promise.all(
				finders.map(async ({ kind, find }) => {
					const isNamed = kind === named?.kind;
					const hits = await find(db, isNamed ? named.rest : q, only === "numbers" ? "number" : "anything", staff);
					const place = isNamed ? 0 : hits.some((hit) => beginsWith(hit, q)) ? 1 : 2;
					return { place, hits };
				}),
			);
			return found.toSorted((one, other) => one.place - other.place).flatMap(({ hits }) => hits);
		},
	};
}
