import { randomUUID } from "node:crypto";
import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import type { contract } from "#contract/office/api.ts";
import type { SettingsGroup } from "#contract/office/settings.ts";
import { DEMO_LOGINS, officeLogin, registration, type Token } from "./account.ts";
import type { TestApp } from "./app.ts";
import { ARTICLE_CALLS } from "./article-calls.ts";
import { BANK_CALLS } from "./bank-calls.ts";
import { BOOKING_CALLS } from "./booking-calls.ts";
import { CAMPAIGN_CALLS } from "./campaign-calls.ts";
import { COURSE_CALLS } from "./course-calls.ts";
import { DATE_CALLS } from "./date-calls.ts";
import { DATEV_CALLS } from "./datev-calls.ts";
import { DEBIT_CALLS } from "./debit-calls.ts";
import { DOOR_CALLS } from "./door-calls.ts";
import { DUNNING_CALLS } from "./dunning-calls.ts";
import { heldDate } from "./held-date.ts";
import { LIBRARY_CALLS } from "./library-calls.ts";
import { LIST_CALLS } from "./list-calls.ts";
import { MESSAGE_CALLS } from "./message-calls.ts";
import { MONEY_CALLS, oneOrder } from "./money-calls.ts";
import { PERSON_CALLS } from "./person-calls.ts";
import { EXEMPTION, RECEIPT_CALLS } from "./receipt-calls.ts";
import { RIGHTS_CALLS } from "./rights-calls.ts";
import { colleague } from "./staff.ts";
import { type Make, type OfficeCall, STAFF_CALLS, userWith } from "./staff-calls.ts";

type Calls<C> = { [G in keyof C]: { [N in keyof C[G]]: Make } };

async function oneView({ database }: TestApp): Promise<number> {
	const { rows } = await database.pool.query(
		"insert into saved_views (list, name, query, position) values ('history', gen_random_uuid(), 'area=money', 1) returning id",
	);
	return rows[0].id;
}

/** Guests have none, and are refused before anybody looks. */
async function taskOf({ database }: TestApp, userId: number, state: "running" | "done"): Promise<number> {
	if (userId === 0) return 0;
	const { rows } = await database.pool.query(
		`insert into tasks (kind, input, user_id, state, total, tally, created_at, stepped_at, ended_at)
		values ('letters_again', '{}', $1, $2, 1, '{}', now(), now(), case when $2 = 'done' then now() end) returning id`,
		[userId, state],
	);
	return rows[0].id;
}

/** Changes one field of a group of settings. */
const settingsCall =
	(group: SettingsGroup, change: object) =>
	async ({ app }: TestApp): Promise<OfficeCall> => {
		const { values, revision } = (await app.services.settingsOffice.all())[group];
		return { path: `/office/settings/${group}`, body: { ...values, ...change, revision } };
	};

let days = 0;
/** A day long from now that nobody has used yet. */
const newDay = (): string => {
	days += 1;
	return new Date(Date.UTC(2999, 0, days)).toISOString().slice(0, 10);
};

/** The revision of a draft that can be published. */
async function draftOfImprint({ app, database }: TestApp): Promise<number> {
	const { content } = await app.services.legalOffice.get("imprint");
	const { rows } = await database.pool.query(
		`insert into legal_texts (kind, content) values ('imprint', $1)
		on conflict (kind) where valid_from is null do update set content = excluded.content returning revision`,
		[content],
	);
	return rows[0].revision;
}

async function oneDate({ database }: TestApp): Promise<number> {
	const { rows } = await database.pool.query("select id from seminar_dates order by id limit 1");
	return rows[0].id;
}

const CALL_OFF = { reason: "Die Dozentin ist erkrankt.", names_others: true, stays_listed: true };

const moveTo = (day: string) => ({
	day,
	sessions: [{ day: 0, from: "17:00", to: "20:00", room: null, units: 4 }],
	place_id: null,
	reason: "Der Saal ist gesperrt.",
	answer_by: "2998-12-01",
});

/** One that can still be changed. */
async function comingDate({ database }: TestApp): Promise<number> {
	const { rows } = await database.pool.query(
		"select id from seminar_dates where date > now() and not cancelled order by date desc, id limit 1",
	);
	return rows[0].id;
}

const kept = new WeakMap<TestApp, Map<string, Promise<number>>>();

/** Made once for each house: looking at it changes nothing. */
function once(testing: TestApp, name: string, make: () => Promise<number>): Promise<number> {
	const own = kept.get(testing) ?? new Map<string, Promise<number>>();
	kept.set(testing, own);
	const made = own.get(name) ?? make();
	own.set(name, made);
	return made;
}

/** Guests have none, and are refused before anybody looks. */
const newHeld = async (testing: TestApp, userId: number): Promise<number> =>
	userId === 0 ? 1 : (await heldDate(testing)).id;
const oneHeld = (testing: TestApp) => once(testing, "held", async () => (await heldDate(testing)).id);
const oneCertificate = (testing: TestApp) => once(testing, "certificate", () => newCertificate(testing, 1));

async function newCertificate(testing: TestApp, userId: number): Promise<number> {
	const id = await newHeld(testing, userId);
	if (userId === 0) return id;
	const { certificates } = testing.app.services;
	await testing.database.db.transaction((tx) => certificates.issue(tx, id));
	const { rows } = await testing.database.pool.query("select id from certificates where seminar_date_id = $1", [id]);
	return rows[0].id;
}

/** As little as makes a PDF. */
const PDF = Buffer.from("%PDF-1.7\n%%EOF\n");

async function oneHandout(testing: TestApp, isRemoved = false): Promise<number> {
	const dateId = await oneDate(testing);
	const { handoutsOffice } = testing.app.services;
	const content = (async function* () {
		yield PDF;
	})();
	const file = { name: "Folien", visible: "now", type: "application/pdf", content } as const;
	const id = (await handoutsOffice.add(dateId, file, colleague(1, "admin"))).at(-1)?.id ?? 0;
	if (isRemoved) await handoutsOffice.remove(id, colleague(1, "admin"));
	return id;
}

const newGrant = () => ({
	reference: `SMJ-${randomUUID()}`,
	funder: "Freistaat",
	period_from: "2026-01-01",
	period_to: "2026-12-31",
	notice_date: null,
	due_on: null,
	keep_until: null,
	wording: "",
	tables: ["sector" as const],
	unit_minutes: 45,
	...{ goal_dates: 12, goal_people: null },
	wants_lists: false,
});

/** With a date that has taken place. */
const oneGrant = (testing: TestApp) => once(testing, "grant", () => newGrantWithDate(testing, false));
const oneDelivered = (testing: TestApp) => once(testing, "delivered", () => newGrantWithDate(testing, true));

async function newGrantWithDate(testing: TestApp, isDelivered: boolean): Promise<number> {
	const { grantsOffice } = testing.app.services;
	const { id } = await grantsOffice.create(newGrant(), colleague(1, "admin"));
	await heldDate(testing, undefined, { grantId: id });
	if (isDelivered) await grantsOffice.deliver(id, colleague(1, "admin"));
	return id;
}

/** Of the demo; looking changes nothing. */
async function paidOrder({ database }: TestApp): Promise<string> {
	const { rows } = await database.pool.query("select number from orders where state = 'paid' order by id limit 1");
	return rows[0].number;
}

/** One of its courses, until tomorrow. */
async function openFilm({ database }: TestApp, number: string) {
	const { rows } = await database.pool.query(
		"select course_id from order_lines join orders on orders.id = order_id where number = $1",
		[number],
	);
	const until = berlinIso(new Date(Date.now() + DAY_MS)).slice(0, 16);
	return { course_id: rows[0].course_id as number, until };
}
const HELP = { reason: "Ton fiel aus", mail: true };
const CORRECTED = {
	name: "Clara Winkler",
	company: "Chor am Elbhang e. V.",
	street_address: "Beispielweg",
	street_suffix: "7b",
	postcode: "01099",
	city: "Dresden",
	mail: true,
};

/** One call that succeeds for every endpoint of the office, made anew each time: a missing line does not compile. */
export const OFFICE_CALLS: Calls<typeof contract> = {
	session: {
		welcome: async () => ({ path: "/office/session" }),
		logIn: async () => ({ path: "/office/session", body: officeLogin(DEMO_LOGINS.staff) }),
		passkeyOptions: async () => ({ path: "/office/session/passkey_options" }),
		logInByPasskey: async () => ({ path: "/office/session/passkey", body: { answer: { id: "x" } } }),
		me: async () => ({ path: "/office/me" }),
		activity: async () => ({ path: "/office/session/activity" }),
		logOut: async () => ({ path: "/office/session" }),
	},
	...STAFF_CALLS,
	...BANK_CALLS,
	...RIGHTS_CALLS,
	...DUNNING_CALLS,
	...DEBIT_CALLS,
	...RECEIPT_CALLS,
	...DATEV_CALLS,
	...PERSON_CALLS,
	articleTexts: ARTICLE_CALLS,
	...LIBRARY_CALLS,
	toDos: {
		list: async () => ({ path: "/office/to_do" }),
		counts: async () => ({ path: "/office/counts" }),
	},
	today: {
		dates: async () => ({ path: "/office/today/dates" }),
		figures: async () => ({ path: "/office/today/figures" }),
		happenings: async () => ({ path: "/office/today/happenings" }),
		mail: async () => ({ path: "/office/today/mail" }),
		chooseMail: async () => ({ path: "/office/today/mail", body: { wanted: true } }),
	},
	reports: {
		get: async () => ({ path: "/office/report" }),
		export: async () => ({ path: "/office/report/export" }),
		folder: async () => ({ path: "/office/report/folder" }),
	},
	tasks: {
		list: async () => ({ path: "/office/task" }),
		cancel: async (testing, userId) => ({
			path: `/office/task/${await taskOf(testing, userId, "running")}/cancellation`,
		}),
		dismiss: async (testing, userId) => ({ path: `/office/task/${await taskOf(testing, userId, "done")}` }),
	},
	search: { find: async () => ({ path: "/office/search?q=Sommer" }) },
	choices: { get: async () => ({ path: "/office/choices" }) },
	dates: {
		list: async () => ({ path: "/office/seminar_date" }),
		export: async () => ({ path: "/office/seminar_date/export?format=csv" }),
		get: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}` }),
		waitingList: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/waiting_list` }),
	},
	dateChanges: {
		foreseeCallOff: async (testing) => ({
			path: `/office/seminar_date/${await comingDate(testing)}/call_off/foresight`,
			body: CALL_OFF,
		}),
		callOff: async (testing) => ({
			path: `/office/seminar_date/${await comingDate(testing)}/call_off`,
			body: CALL_OFF,
		}),
		foreseeMove: async (testing) => ({
			path: `/office/seminar_date/${await comingDate(testing)}/move/foresight`,
			body: moveTo(newDay()),
		}),
		move: async (testing) => ({
			path: `/office/seminar_date/${await comingDate(testing)}/move`,
			body: moveTo(newDay()),
		}),
	},
	certificates: {
		ofDate: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/certificate` }),
		foresee: async (testing) => ({ path: `/office/seminar_date/${await oneHeld(testing)}/certificate/outlook` }),
		issue: async (testing, userId) => ({ path: `/office/seminar_date/${await newHeld(testing, userId)}/certificate` }),
		correct: async (testing, userId) => ({
			path: `/office/certificate/${await newCertificate(testing, userId)}/correction`,
			body: { first_name: "Klara", last_name: "Winkler" },
		}),
		withdraw: async (testing, userId) => ({
			path: `/office/certificate/${await newCertificate(testing, userId)}/withdrawal`,
			body: { reason: "Verwechslung" },
		}),
		resend: async (testing) => ({ path: `/office/certificate/${await oneCertificate(testing)}/letter` }),
		changeTopics: async (testing) => ({
			path: `/office/seminar_date/${await oneDate(testing)}/topics`,
			body: { topics: ["Eins", "Zwei", "Drei"] },
		}),
		pdf: async (testing) => ({ path: `/office/certificate/${await oneCertificate(testing)}/pdf` }),
		preview: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/certificate/preview` }),
		zip: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/certificate/zip` }),
	},
	feedback: { ofDate: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/feedback` }) },
	handouts: {
		ofDate: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/handout` }),
		add: async (testing) => ({
			path: `/office/seminar_date/${await oneDate(testing)}/handout?name=Folien&visible=now`,
			body: PDF,
		}),
		change: async (testing) => ({
			path: `/office/handout/${await oneHandout(testing)}`,
			body: { name: "Folien", visible: "end" },
		}),
		remove: async (testing) => ({ path: `/office/handout/${await oneHandout(testing)}` }),
		restore: async (testing) => ({ path: `/office/handout/${await oneHandout(testing, true)}/restoration` }),
		file: async (testing) => ({ path: `/office/handout/${await oneHandout(testing)}/file` }),
	},
	grants: {
		list: async () => ({ path: "/office/grant" }),
		get: async (testing) => ({ path: `/office/grant/${await oneGrant(testing)}` }),
		create: async () => ({ path: "/office/grant", body: newGrant() }),
		change: async (testing) => {
			const id = await oneGrant(testing);
			const { revision } = await testing.app.services.grantsOffice.get(id);
			return { path: `/office/grant/${id}`, body: { ...newGrant(), revision } };
		},
		ofDate: async (testing) => ({ path: `/office/seminar_date/${await oneDate(testing)}/grant` }),
		assign: async (testing) => ({
			path: `/office/seminar_date/${await oneHeld(testing)}/grant`,
			body: { grant_id: await oneGrant(testing) },
		}),
		pack: async (testing) => ({ path: `/office/grant/${await oneGrant(testing)}/pack` }),
		deliver: async (testing) => ({ path: `/office/grant/${await oneGrant(testing)}/delivery` }),
		delivered: async (testing) => ({ path: `/office/grant/${await oneDelivered(testing)}/delivered` }),
	},
	seminars: {
		list: async () => ({ path: "/office/seminar" }),
		export: async () => ({ path: "/office/seminar/export?format=csv" }),
	},
	articles: {
		list: async () => ({ path: "/office/article" }),
		export: async () => ({ path: "/office/article/export?format=csv" }),
	},
	courses: {
		list: async () => ({ path: "/office/course" }),
		export: async () => ({ path: "/office/course/export?format=csv" }),
	},
	settings: {
		get: async () => ({ path: "/office/settings" }),
		provider: settingsCall("provider", { city: "Radebeul" }),
		contact: settingsCall("contact", { phone: "+49 351 1111111" }),
		tax: settingsCall("tax", { tax_number: "200/111/11111" }),
		bank: settingsCall("bank", { bank: "Andere Bank" }),
		dunning: settingsCall("dunning", { term_days: 12 }),
		payment: settingsCall("payment", { invoice_due_days: 21, debit_lead_days: 2 }),
		retention: settingsCall("retention", { contact_months: 3 }),
		certificates: settingsCall("certificates", { below: "none" }),
		receipts: settingsCall("receipts", { ...EXEMPTION, signer_role: "Geschäftsführung" }),
		newsletter: settingsCall("newsletter", { per_minute: 60 }),
		datev: settingsCall("datev", { consultant: "29098" }),
	},
	mail: {
		get: async () => ({ path: "/office/settings/mail" }),
		change: async ({ app }) => {
			const { values, revision } = await app.services.mailOffice.get();
			const body = { ...values, reply_to: "antwort@vsz.example", password: "", revision };
			return { path: "/office/settings/mail", body };
		},
		test: async ({ app }) => {
			const { values } = await app.services.mailOffice.get();
			const nowhere = { host: "127.0.0.1", port: 1, security: "none", password: "" };
			return { path: "/office/settings/mail/test", body: { ...values, ...nowhere } };
		},
	},
	demo: {
		get: async () => ({ path: "/office/demo" }),
		empty: async () => ({ path: "/office/demo/emptying", body: { confirmation: "Demo leeren" } }),
	},
	setUp: {
		link: async () => ({ path: `/office/set_up/link/${"x".repeat(43)}` }),
		begin: async () => ({ path: `/office/set_up/link/${"x".repeat(43)}`, body: registration() }),
		get: async () => ({ path: "/office/set_up" }),
		pass: async () => ({ path: "/office/set_up/legal" }),
	},
	legalTexts: {
		list: async () => ({ path: "/office/legal_text" }),
		get: async () => ({ path: "/office/legal_text/terms" }),
		write: async ({ app }) => {
			const { content, revision } = await app.services.legalOffice.get("terms");
			return { path: "/office/legal_text/terms", body: { content: `${content}\n\nNeu.`, revision } };
		},
		publish: async (testing) => ({
			path: "/office/legal_text/imprint/version",
			body: { valid_from: newDay(), revision: await draftOfImprint(testing) },
		}),
		takeBack: async (testing) => {
			const day = newDay();
			const { pool } = testing.database;
			const values = ["privacy", day, "## Kurz {#kurz}"];
			await pool.query(
				"insert into legal_texts (kind, version, valid_from, content) values ($1, $2::text, $2::text::date, $3)",
				values,
			);
			await testing.app.services.legalTexts.load();
			return { path: `/office/legal_text/privacy/version/${day}` };
		},
	},
	state: {
		get: async () => ({ path: "/office/state" }),
		testMail: async () => ({ path: "/office/state/mail" }),
		testSms: async () => ({ path: "/office/state/sms", body: { phone_number: "0151 12345678" } }),
		testPayments: async () => ({ path: "/office/state/payments" }),
		testStorage: async () => ({ path: "/office/state/storage" }),
		runJob: async () => ({ path: "/office/state/job/old-limits" }),
	},
	...LIST_CALLS,
	...COURSE_CALLS,
	...DATE_CALLS,
	...CAMPAIGN_CALLS,
	...MESSAGE_CALLS,
	...DOOR_CALLS,
	...BOOKING_CALLS,
	...MONEY_CALLS,
	orderPage: {
		get: async (testing) => ({ path: `/office/order/${await paidOrder(testing)}` }),
		sendAgain: async (testing) => ({ path: `/office/order/${await paidOrder(testing)}/letter` }),
		changeAccess: async (testing) => {
			const number = await paidOrder(testing);
			return { path: `/office/order/${number}/access`, body: { courses: [await openFilm(testing, number)], ...HELP } };
		},
		foreseeCorrection: async (testing) => ({
			path: `/office/order/${await paidOrder(testing)}/correction/foresight`,
			body: CORRECTED,
		}),
		correct: async (testing) => ({ path: `/office/order/${await paidOrder(testing)}/correction`, body: CORRECTED }),
	},
	orders: {
		list: async () => ({ path: "/office/order" }),
		export: async () => ({ path: "/office/order/export?format=csv" }),
		foreseeWithdrawal: async (testing) => ({ path: `/office/order/${await paidOrder(testing)}/withdrawal` }),
		withdraw: async (testing) => ({ path: `/office/order/${await oneOrder(testing)}/withdrawal` }),
	},
	history: {
		list: async () => ({ path: "/office/history" }),
		export: async () => ({ path: "/office/history/export?format=csv" }),
		people: async () => ({ path: "/office/history/people" }),
	},
	views: {
		list: async () => ({ path: "/office/view?list=history" }),
		create: async () => {
			const body = { list: "history", name: randomUUID(), query: "area=money", shared: true };
			return { path: "/office/view", body };
		},
		rename: async (testing) => {
			const body = { name: randomUUID(), revision: 1 };
			return { path: `/office/view/${await oneView(testing)}`, body };
		},
		delete: async (testing) => ({ path: `/office/view/${await oneView(testing)}` }),
	},
};

export const officeCall = async (key: string, testing: TestApp, token?: Token): Promise<OfficeCall> => {
	const [group = "", name = ""] = key.split(".");
	const make = (OFFICE_CALLS as Record<string, Record<string, Make>>)[group]?.[name];
	if (!make) throw new Error(`${key} has no call.`);
	return make(testing, await userWith(testing, token));
};
