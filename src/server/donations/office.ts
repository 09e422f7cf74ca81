import { and, eq, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { centsToEuro } from "#contract/money.ts";
import {
	DONATION_STATE_WORDS,
	DONATION_WAY_WORDS,
	receiptWords,
	rhythmWords,
} from "#contract/office/donation-words.ts";
import type { DonationsQuery, OfficeDonation } from "#contract/office/donations.ts";
import type { Audit } from "#server/audit/service.ts";
import { everyWord } from "#server/db/find.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { createEntering } from "./entering.ts";
import { donationMonths } from "./months.ts";
import * as store from "./office-store.ts";
import { createPurposesOffice } from "./purposes.ts";
import { DONOR_WORDS, donations } from "./tables.ts";

const present = ({ created_at, paid_at, asked_at, amount_cents, ...row }: store.ListedRow): OfficeDonation => ({
	...row,
	created_at: berlinIso(created_at),
	paid_at: paid_at && berlinIso(paid_at),
	asked_at: asked_at && berlinIso(asked_at),
	amount: centsToEuro(amount_cents),
});

/** What staff see of donations. */
export const createDonationsOffice = ({
	db,
	clock,
	audit,
	exports,
	settings,
}: ListParts & { audit: Audit; settings: Pick<SettingsService, "now"> }) => ({
	...createEntering({ db, clock, audit, settings }),
	...createPurposesOffice({ db, audit, settings }),
	months: () => donationMonths({ db, clock }),
	...createOfficeList<"at" | "amount", DonationsQuery, store.ListedRow, OfficeDonation>(
		{ db, exports },
		{
			name: "donations",
			keyset: store.DONATIONS,
			filter: ({ q, state, rhythm, purpose, ...span }) =>
				and(
					everyWord(sql.raw(DONOR_WORDS), q),
					state && store.inState(state),
					rhythm && eq(donations.rhythm, rhythm),
					purpose === undefined ? undefined : eq(donations.purpose, purpose),
					withinSpan(donations.created_at, span, clock()),
				),
			read: store.findListed,
			table: donations,
			summed: donations.amount_cents,
			present,
			columns: [
				{ key: "reference", title: "Kennung", kind: "text" },
				{ key: "at", title: "Zugesagt am", kind: "moment" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "amount", title: "Betrag", kind: "money" },
				{ key: "rhythm", title: "Rhythmus", kind: "text" },
				{ key: "purpose", title: "Zweck", kind: "text" },
				{ key: "way", title: "Weg", kind: "text" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "paid", title: "Eingegangen am", kind: "moment" },
				{ key: "receipt", title: "Bescheinigung", kind: "text" },
			],
			cells: ({
				reference,
				created_at,
				name,
				email,
				amount_cents,
				rhythm,
				turn,
				purpose,
				way,
				state,
				paid_at,
				...receipt
			}) => ({
				reference,
				at: berlinIso(created_at),
				name,
				email,
				amount: amount_cents,
				rhythm: rhythmWords({ rhythm, turn }),
				purpose,
				way: DONATION_WAY_WORDS[way],
				state: DONATION_STATE_WORDS[state],
				paid: paid_at && berlinIso(paid_at),
				receipt: receiptWords(receipt),
			}),
		},
	),
});
