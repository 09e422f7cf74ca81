import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { OfficeDate, OfficeDatePage } from "#contract/office/dates.ts";
import {
	type BookableDate,
	EarlyPhoneBooking,
	type KnownPerson,
	type PhoneBooking,
	PricedPhoneBooking,
} from "#contract/office/phone-bookings.ts";
import { beginsWithinWithdrawal } from "#contract/sign-ups.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { PeopleOffice } from "#server/people/office.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import { validate } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import { splitName } from "#server/waiting-list/rules.ts";
import type { Bookings } from "./bookings.ts";
import type { Dates } from "./dates.ts";
import type { ParticipantsOffice } from "./participants.ts";
import * as phoneStore from "./phone-store.ts";
import { totalCents } from "./rules.ts";
import type { Seating } from "./seating.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	vouchers: Vouchers;
	dates: Dates;
	datesOffice: DatesOffice;
	peopleOffice: Pick<PeopleOffice, "suggest">;
	participants: Pick<ParticipantsOffice, "standings">;
	bookings: Bookings;
	seating: Seating;
	rehearsals: Rehearsals;
}

const DATES_SHOWN = 6;

/** The one that is meant can be booked until it is over, those that are offered until they begin. */
const endOf = (date: OfficeDate | OfficeDatePage): string =>
	("sessions" in date ? date.sessions.at(-1)?.ends_at : undefined) ?? date.date;

/** PART-02: somebody calls, and the office signs them up with the same writer as the site. */
export function createPhoneBookings(parts: Parts) {
	const { db, clock, audit, vouchers, dates, datesOffice, peopleOffice, participants, bookings, seating } = parts;

	/** What costs something needs an address, and their word where it begins before they could withdraw. */
	function demandWhatIsNeeded(booking: PhoneBooking, price: number | null, date: Date): void {
		if (price === null) return;
		const isEarly = beginsWithinWithdrawal(berlinIso(date), clock());
		validate(isEarly ? EarlyPhoneBooking : PricedPhoneBooking, booking);
	}

	async function write(tx: Db, booking: PhoneBooking, staff: Staff): Promise<store.SignUpRow> {
		const { date_id, reserve_id, number_of_persons, persons = [], voucher_code, note, mail, ...given } = booking;
		const { beyond_reason, terms_read_out: _, accept_early_performance = false, ...contact } = given;
		const date = await seating.lockOpen(tx, date_id, true);
		const price = date.seminar.price_cents;
		demandWhatIsNeeded(booking, price, date.date);
		const voucher =
			price !== null && voucher_code ? await vouchers.redeem(tx, voucher_code, { seminar: date.seminar_id }) : null;
		const seated = { seats: number_of_persons, beyondReason: beyond_reason, reserveId: reserve_id, untilEnd: true };
		await seating.seat(tx, date_id, seated, staff);
		const { first_name, last_name } = contact;
		const row = await bookings.write(tx, {
			persons: number_of_persons,
			gross_cents: totalCents(price, number_of_persons, voucher?.discount ?? 0),
			named: [{ first_name, last_name, note: note || null }, ...persons],
			person: {
				...contact,
				seminar_date_id: date_id,
				accept_early_performance,
				voucher_id: voucher?.id,
				taken_by: staff.id,
			},
			mail,
			notice: false,
		});
		const details = { persons: number_of_persons, terms_read_out: true, mail, reserve_id };
		await audit.note(tx, staff, "booking_taken", row.signUp.number, details);
		return row;
	}

	/** The booking that was made with this key. */
	async function earlier({ idempotency_key, date_id, last_name }: PhoneBooking) {
		const row = await store.findByKey(db, idempotency_key);
		if (!row) return null;
		const isSame = row.date.id === date_id && row.signUp.last_name === last_name;
		if (!isSame) throw refuse("sign_up_key_taken");
		return { number: row.signUp.number };
	}

	async function debtsOf(addresses: string[]) {
		const found = await phoneStore.findBookingsOf(db, addresses);
		const standings = await participants.standings(
			db,
			found.map(({ id }) => id),
		);
		const byAddress = Map.groupBy(found, ({ address }) => address);
		return new Map(
			[...byAddress].map(([address, own]) => {
				const owed = own.flatMap(({ id }) => standings.get(id) ?? []).filter(({ open }) => open > 0);
				const standing = own.filter(({ cancelled_at }) => cancelled_at === null).length;
				return [address, { standing, owed }] as const;
			}),
		);
	}

	return {
		async people(q: string, staff: Staff): Promise<KnownPerson[]> {
			const known = await peopleOffice.suggest(q, staff);
			const addresses = known.map(({ email }) => email);
			const contacts = await phoneStore.findLastContacts(db, addresses);
			const debts = await debtsOf(addresses);
			return known.map(({ id, email, name, company }) => {
				const last = contacts.get(email);
				const { standing, owed } = debts.get(email) ?? { standing: 0, owed: [] };
				return {
					id,
					email,
					...splitName(name ?? ""),
					...(last ? { first_name: last.first_name, last_name: last.last_name } : {}),
					company: last?.company ?? company,
					phone: last?.phone ?? null,
					street_address: last?.street_address ?? null,
					street_suffix: last?.street_suffix ?? null,
					postcode: last?.postcode ?? null,
					city: last?.city ?? null,
					bookings: standing,
					open: centsToEuro(owed.reduce((sum, { open }) => sum + open, 0)),
					debts: owed.map(({ invoice, open, state }) => ({
						number: invoice,
						open: centsToEuro(open),
						is_overdue: state === "overdue",
					})),
				};
			});
		},

		/** Those that come, or the one that is meant. */
		async dates({ q, id }: { q?: string | undefined; id?: number | undefined }, staff: Staff): Promise<BookableDate[]> {
			const query = { q, when: "coming", sort: "at", per_page: DATES_SHOWN } as const;
			const found = id ? [await datesOffice.get(id)] : (await datesOffice.list(query, staff)).data;
			const open = found.filter((date) => date.state !== "cancelled" && new Date(endOf(date)) > clock());
			const ids = open.map((date) => date.id);
			const reserves = await dates.openReservesOf(db, ids);
			const taxes = await dates.taxesOf(ids);
			return open.map((date) => ({
				...date,
				tax_category: taxes.get(date.id) ?? "standard",
				begins_soon: beginsWithinWithdrawal(date.date, clock()),
				reserves: (reserves.get(date.id) ?? []).map(({ id: reserve, name, seats, used, until }) => ({
					...{ id: reserve, name, until },
					left: seats - used,
				})),
			}));
		},

		foresee: (booking: PhoneBooking, staff: Staff): Promise<Consequences> =>
			parts.rehearsals.consequencesOf((tx) =>
				dates.rehearsed(tx, async () => {
					await write(tx, booking, staff);
					return { moneyBackCents: 0 };
				}),
			),

		async create(booking: PhoneBooking, staff: Staff): Promise<{ number: string }> {
			const known = await earlier(booking);
			if (known) return known;
			try {
				const { signUp } = await dates.transaction((tx) => write(tx, booking, staff));
				return { number: signUp.number };
			} catch (error) {
				// Two presses at the same time: the second finds what the first has written.
				const first = isRepeated(error) ? await earlier(booking) : null;
				if (first) return first;
				throw error;
			}
		},
	};
}
