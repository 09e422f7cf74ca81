import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import { taxed } from "#contract/money.ts";
import type { Level } from "#contract/office/open-item-words.ts";
import type { Provider } from "#contract/site.ts";
import type { CertificateDocument } from "#server/certificates/document.ts";
import type { AnsweredRow } from "#server/date-alerts/store.ts";
import type { DonationRow } from "#server/donations/store.ts";
import type { ReminderDocument } from "#server/dunning/document.ts";
import type { LineRow, OrderRow } from "#server/orders/store.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import type { ReceiptDocument } from "#server/receipts/document.ts";
import type { SignUpRow } from "#server/sign-ups/store.ts";
import type { WaitingRow } from "#server/waiting-list/store.ts";

/** Somebody who never lived, for letters that nobody gets. */

const AT = new Date("2026-11-15T09:30:00Z");
const NO_HASH = Buffer.alloc(32);
const { net, tax, gross } = taxed(2990);
const AMOUNTS = { net_cents: net, tax_cents: tax, gross_cents: gross };
const ADDRESS = { street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" };

export const PERSON = { name: "Mika Sommer", email: "mika.sommer@vsz.example" };

const SAMPLE_NAMES = [
	["Mika", "Sommer"],
	["Emil", "Hartmann"],
] as const;

/** What they show at the door, by their position. */
export const SAMPLE_CODES: ReadonlyMap<number, string> = new Map(
	SAMPLE_NAMES.map((_, index) => [index + 1, `MUSTERMUSTERMUSTER${index + 2}AAAAA`]),
);

export const sampleSignUp = (persons = 2): SignUpRow => ({
	signUp: {
		id: 1,
		number: "B-10000001",
		words: null,
		restricted_at: null,
		token_hash: NO_HASH,
		idempotency_key: null,
		seminar_date_id: 1,
		number_of_persons: persons,
		first_name: "Mika",
		last_name: "Sommer",
		company: "Kulturverein Elbhang",
		...ADDRESS,
		email: PERSON.email,
		phone: null,
		order_reference: null,
		leitweg_id: null,
		nonprofit_sector: null,
		nonprofit_commitment: null,
		nonprofit_weekly_commitment: null,
		accept_newsletter: false,
		voucher_id: 1,
		gross_cents: 8010 * persons,
		button_label: "Kostenpflichtig anmelden",
		legal_versions: null,
		move_from: null,
		move_answer_by: null,
		move_accepted_at: null,
		move_reminded_at: null,
		accept_early_performance: true,
		taken_by: null,
		sequence: 0,
		cancelled_at: persons === 0 ? AT : null,
		created_at: AT,
		updated_at: AT,
		revision: 1,
	},
	date: {
		id: 1,
		seminar_id: 1,
		date: new Date("2026-11-24T16:30:00Z"),
		deactivated: false,
		cancelled: false,
		fully_booked: false,
		capacity: 20,
		moves_up_by_hand: false,
		seats_taken: 12,
		reserved: 0,
		saxony_seats: null,
		join_link: null,
		registration_deadline: null,
	},
	seminar: {
		slug: "stiftung-gruenden",
		topic: "Stiftung gründen",
		description: "",
		duration: "3 Stunden",
		location: "Dresden, Haus am Fluss, Saal 1",
		is_online: false,
		is_active: true,
		price_cents: 8900,
		tax_category: "standard",
		category: "Stiftungen",
		category_slug: "stiftungen",
		lecturer: "Dr. Miriam Kessler",
		lecturer_role: "Rechtsanwältin für Vereins- und Stiftungsrecht",
		image: "/media/scenes/seminar-stiftung-gruenden.webp",
	},
	place: {
		id: 1,
		name: "Haus am Fluss",
		street: "Elbweg 3",
		postcode: "01067",
		city: "Dresden",
		directions: "Straßenbahn 4 und 9 bis Elbweg: drei Minuten zu Fuß\nFahrrad: Bügel direkt am Eingang",
		step_free: true,
		step_free_note: "Ebener Eingang vom Hof\nAufzug in den Saal",
		map_url: "https://www.openstreetmap.org/search?query=Elbweg+3%2C+01067+Dresden",
	},
	sessions: [
		{
			id: 1,
			seminar_date_id: 1,
			starts_at: new Date("2026-11-24T16:30:00Z"),
			ends_at: new Date("2026-11-24T19:30:00Z"),
			room: "Saal 1",
			units: 4,
			attendance_closed_at: null,
		},
	],
	persons: SAMPLE_NAMES.map(([first_name, last_name], index) => ({
		id: index + 1,
		sign_up_id: 1,
		position: index + 1,
		first_name,
		last_name,
		email: null,
		note: null,
		note_for_lecturer: false,
		reminded_at: null,
		reminder_hash: null,
		coming_at: null,
		cancelled_at: index < persons ? null : AT,
		restricted_at: null,
	})),
	voucher_code: "WILLKOMMEN10",
	discount: 10,
});

export const sampleWaiting = (persons = 1): WaitingRow => {
	const { date, seminar, place } = sampleSignUp();
	return {
		entry: {
			id: 1,
			seminar_date_id: date.id,
			...PERSON,
			number_of_persons: persons,
			fewer_welcome: false,
			state: "offered",
			token_hash: NO_HASH,
			offer_expires_at: new Date("2026-11-16T09:30:00Z"),
			sign_up_id: null,
			queued_at: null,
			created_at: AT,
		},
		date,
		seminar,
		place,
		booking: null,
	};
};

export const sampleAlert = (): AnsweredRow => {
	const { date, seminar } = sampleSignUp();
	return {
		alert: {
			id: 1,
			seminar_id: 1,
			email: PERSON.email,
			state: "confirmed",
			token_hash: NO_HASH,
			requested_at: AT,
			confirmed_at: AT,
		},
		...seminar,
		date: date.date,
	};
};

export const sampleOrder = (change: Partial<OrderRow> = {}): { order: OrderRow; lines: LineRow[] } => ({
	order: {
		id: 1,
		number: "VSZ-2026-000123-K7QM",
		words: null,
		restricted_at: null,
		basket_id: "00000000-0000-4000-8000-000000000000",
		idempotency_key: null,
		token_hash: null,
		member_id: null,
		state: "placed",
		title: null,
		...PERSON,
		company: "Kulturverein Elbhang",
		...ADDRESS,
		order_reference: null,
		leitweg_id: null,
		payment_method: "invoice",
		bank_data: null,
		mandate_reference: null,
		mandate_given_at: null,
		mandate_revoked_at: null,
		pay_until: null,
		...AMOUNTS,
		accept_terms: true,
		accept_early_performance: true,
		consent_text_version: ORDER_VERSION,
		button_label: "Kostenpflichtig bestellen",
		legal_versions: null,
		paid_at: null,
		withdrawn_at: null,
		created_at: AT,
		updated_at: AT,
		...change,
	},
	lines: [
		{
			id: 1,
			order_id: 1,
			course_id: 7,
			slug: "kassenfuehrung",
			image: "/media/kassenfuehrung.svg",
			duration: "42 Minuten",
			topic: "Kassenführung leicht gemacht",
			voucher_id: null,
			voucher_code: null,
			discount: 0,
			original_gross_cents: gross,
			...AMOUNTS,
		},
	],
});

export const samplePayment = (): PaymentRow => ({
	id: 1,
	order_id: 1,
	donation_id: null,
	provider: "test",
	method: "paypal",
	provider_reference: "tr_beispiel",
	state: "open",
	amount_cents: gross,
	payment_url: null,
	settled_at: null,
	problem: null,
	arrived_cents: null,
	problem_solved_at: null,
	problem_decision: null,
	created_at: AT,
	updated_at: AT,
});

export const sampleDonation = (): DonationRow => ({
	id: 1,
	reference: "SPENDE-ABCD2345",
	words: null,
	restricted_at: null,
	amount_cents: 2500,
	rhythm: "one_off",
	continues_id: null,
	purpose: "Vorlesekoffer",
	...PERSON,
	...ADDRESS,
	receipt_wanted: true,
	waived_expenses: false,
	token_hash: null,
	...{ is_cash: false, address_token_hash: null, address_asked_at: null },
	paid_at: AT,
	created_at: AT,
});

export const sampleCertificate = (issuer: Provider, publicUrl: string): CertificateDocument => ({
	number: "TB-2026-000123",
	code: "7KQ4-T2MX-9HPD-R3WN-5ABC",
	check_url: `${publicUrl}/bescheinigung/7KQ4-T2MX-9HPD-R3WN-5ABC`,
	issued_on: "2026-11-25",
	first_name: "Mika",
	last_name: "Sommer",
	topic: "Stiftung gründen",
	from: "2026-11-24",
	to: "2026-11-24",
	where: "Dresden, Haus am Fluss",
	units: 4,
	units_of_all: 4,
	unit_minutes: 45,
	topics: [],
	lecturer: "Dr. Miriam Kessler",
	remark: null,
	checkable_until: "2029-12-31",
	issuer,
});

export const sampleReminder = (level: Level, provider: Provider): ReminderDocument => ({
	...{ level, channel: "mail", day: "2026-11-24", due_on: "2026-12-04" },
	invoice: { number: "RE-2026-000384", issued_on: "2026-10-20", due_on: "2026-11-03", gross_cents: 8_900 },
	contract: { kind: "sign_up", number: "B-10000001" },
	issuer: provider,
	recipient: { name: PERSON.name, company: null, street: "Elbweg 7", postcode: "01067", city: "Dresden" },
	...{ paid_cents: level === 3 ? 4_000 : 0, open_cents: level === 3 ? 4_900 : 8_900 },
	...{ fee_cents: 0, lump_cents: level === 3 ? 4_000 : 0, interest_cents: level === 3 ? 31 : 0 },
	interest_since: level === 3 ? "2026-11-24" : null,
});

export const sampleReceipt = ({ legal_name, street, postcode, city, management }: Provider): ReceiptDocument => ({
	number: "SB-2026-000031",
	kind: "collective",
	issued_on: "2027-01-04",
	issuer: { legal_name, street, postcode, city },
	donor: { name: PERSON.name, street: "Elbweg 7a", postcode: "01099", city: "Dresden" },
	amount_cents: 12550,
	amount_words: "einhundertfünfundzwanzig Euro und fünfzig Cent",
	items: [
		{ day: "2026-03-15", amount_cents: 5000, waived: false },
		{ day: "2026-06-15", amount_cents: 7550, waived: false },
	],
	period: { from: "2026-01-01", to: "2026-12-31" },
	exemption: {
		...{ kind: "exemption", office: "Dresden-Süd", number: "203/140/00000", day: "2025-06-12", period: "2024" },
		purposes: "der Volks- und Berufsbildung",
	},
	machine_since: "2026-01-05",
	signature_id: null,
	signer: { name: management, role: "Vorstand" },
});
