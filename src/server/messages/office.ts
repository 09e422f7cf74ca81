import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { localMoment } from "#contract/office/local-time.ts";
import type {
	Audience,
	Message,
	MessageDraft,
	MessagePreview,
	MessageRecipient,
	NewMessage,
	PreviewAsked,
	WholeMessage,
} from "#contract/office/messages.ts";
import { paths } from "#contract/paths.ts";
import type { Db } from "#server/db/client.ts";
import { replyAddress, textOf } from "#server/outbox/letter.ts";
import { dateValues, filledText } from "#server/outbox/markup.ts";
import type { LettersOffice } from "#server/outbox/office.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { messageBlocks, messageMail, testMail } from "./mails.ts";
import { type Addressee, audienceOf, nameOf, stateOf, valuesFor, WAITS_MS } from "./rules.ts";
import type { MessageParts, Messages, Surroundings } from "./service.ts";
import * as store from "./store.ts";

interface Parts extends MessageParts {
	messages: Messages;
	lettersOffice: Pick<LettersOffice, "statesOf">;
}

type States = Awaited<ReturnType<LettersOffice["statesOf"]>>;

const presentRecipient = (
	{ letter_id, message_id: _, ...row }: store.RecipientRow,
	states: States,
): MessageRecipient => {
	const state = states.get(letter_id);
	return { ...row, letter: state ? { id: letter_id, ...state } : null };
};

function countsOf(recipients: readonly MessageRecipient[]): Message["counts"] {
	const inState = (...states: string[]) =>
		recipients.filter(({ letter }) => letter && states.includes(letter.state)).length;
	return {
		total: recipients.length,
		waiting: inState("waiting"),
		sent: inState("sent", "kept"),
		failed: inState("failed"),
		blocked: inState("blocked"),
	};
}

/** What is the same for all stands in the subject already. */
const titleOf = ({ subject }: store.MessageRow, { topic, date, location, lecturer }: OfficeDatePage): string =>
	filledText(subject, dateValues({ topic, start: date, location, lecturer }));

const present = (
	{ message, by }: store.Listed,
	recipients: readonly MessageRecipient[],
	{ date, now }: { date: OfficeDatePage; now: Date },
): Message => ({
	id: message.id,
	subject: titleOf(message, date),
	state: stateOf(message, now),
	created_at: berlinIso(message.created_at),
	due_at: berlinIso(message.due_at),
	by,
	counts: countsOf(recipients),
});

/** What staff write to the people of a date. */
export function createMessagesOffice(parts: Parts) {
	const { db, clock, audit, outbox, sender, dates, datesOffice, colleague, messages, lettersOffice } = parts;

	async function withRecipients(rows: store.Listed[]): Promise<(store.Listed & { recipients: MessageRecipient[] })[]> {
		const ids = rows.map(({ message }) => message.id);
		const recipients = ids.length > 0 ? await store.findRecipients(db, ids) : [];
		const states = await lettersOffice.statesOf(recipients.map(({ letter_id }) => letter_id));
		const byMessage = Map.groupBy(recipients, ({ message_id }) => message_id);
		return rows.map((row) => ({
			...row,
			recipients: (byMessage.get(row.message.id) ?? []).map((one) => presentRecipient(one, states)),
		}));
	}

	async function find(dateId: number, id: number) {
		const row = await store.findOne(db, dateId, id);
		const [whole] = row ? await withRecipients([row]) : [];
		if (!whole) throw refuse("not_found");
		return whole;
	}

	const dateNow = async (dateId: number) => ({ date: await datesOffice.get(dateId), now: clock() });

	const shown = async (dateId: number, id: number): Promise<Message> => {
		const { recipients, ...row } = await find(dateId, id);
		return present(row, recipients, await dateNow(dateId));
	};

	/** The letter of one person; the key of their link is theirs alone. */
	const valuesShown = (addressee: Addressee, at: Surroundings) =>
		valuesFor(addressee, { ...at, bookingUrl: `${sender.publicUrl}${paths.booking("…")}` });

	async function chosenAt(dateId: number, audience: Audience, position: number, staff: Staff) {
		const at = await messages.surroundings(dateId, staff.id);
		const { addressees, left_out } = await messages.whom(db, dateId, audience);
		const index = Math.min(position, addressees.length) - 1;
		return { at, addressees, left_out, index, addressee: addressees[index] };
	}

	async function letterShown({ subject, text }: PreviewAsked, addressee: Addressee, at: Surroundings) {
		const values = valuesShown(addressee, at);
		const mail = messageMail({ subject, text }, values, sender);
		return {
			from: sender.provider.name,
			reply_to: replyAddress(sender),
			to: `${nameOf(addressee)} <${addressee.email}>`,
			subject: mail.subject,
			parts: messageBlocks(text, values).map((block) =>
				block.kind === "button" ? { kind: block.kind, label: block.label, url: block.url } : block,
			),
			text: textOf(mail.letter, sender),
		};
	}

	function dueOf(at: string | null): Date {
		const now = clock();
		if (at === null) return new Date(now.getTime() + WAITS_MS);
		const due = localMoment(at);
		if (due <= now) throw refuseField("at", "Dieser Zeitpunkt ist schon vorbei");
		return due;
	}

	async function write(tx: Db, dateId: number, body: NewMessage, staff: Staff, at: Surroundings): Promise<number> {
		const { key, subject, text, seats, waiting, bookings, unpaid } = body;
		await dates.lock(tx, dateId);
		const before = await store.findByKey(tx, key);
		if (before) return before.id;
		const due_at = dueOf(body.at);
		const row = await store.insertMessage(tx, {
			...{ key, subject, text, bookings, due_at },
			seminar_date_id: dateId,
			to_seats: seats,
			to_waiting: waiting,
			only_unpaid: unpaid,
			user_id: staff.id,
			created_at: clock(),
		});
		if (!row) throw refuse("message_recipients_changed");
		const letters = body.at === null ? await messages.writeLetters(tx, row, due_at, at) : body.letters;
		if (letters === 0) throw refuse("message_to_nobody");
		if (letters !== body.letters) throw refuse("message_recipients_changed");
		const planned = body.at === null ? {} : { due_at: berlinIso(due_at) };
		await audit.note(tx, staff, "message_sent", dateId, { message: row.id, letters, ...planned });
		return row.id;
	}

	return {
		async list(dateId: number): Promise<Message[]> {
			const rows = await withRecipients(await store.findOfDate(db, dateId));
			const at = await dateNow(dateId);
			return rows.map(({ recipients, ...row }) => present(row, recipients, at));
		},

		async get(dateId: number, id: number, staff: Staff): Promise<WholeMessage> {
			const { recipients, ...row } = await find(dateId, id);
			await datesOffice.noteLook(dateId, staff);
			return {
				...present(row, recipients, await dateNow(dateId)),
				text: row.message.text,
				...audienceOf(row.message),
				recipients,
			};
		},

		async preview(dateId: number, asked: PreviewAsked, staff: Staff): Promise<MessagePreview> {
			await datesOffice.noteLook(dateId, staff);
			const { at, addressees, left_out, index, addressee } = await chosenAt(dateId, asked, asked.position, staff);
			const booked = addressees.filter(({ booking }) => booking !== null);
			return {
				letters: addressees.length,
				persons: addressees.reduce((sum, { persons }) => sum + persons, 0),
				bookings: booked.length,
				waiting: addressees.length - booked.length,
				left_out,
				letter: addressee ? { position: index + 1, ...(await letterShown(asked, addressee, at)) } : null,
			};
		},

		async test(dateId: number, draft: MessageDraft & { position: number }, staff: Staff): Promise<{ to: string }> {
			const { at, addressee } = await chosenAt(dateId, draft, draft.position, staff);
			if (!addressee) throw refuse("message_to_nobody");
			const { email } = await colleague(staff.id);
			await db.transaction(async (tx) => {
				await outbox.writeMail(tx, "message_test", email, testMail(draft, valuesShown(addressee, at), sender));
				await audit.note(tx, staff, "message_tested", dateId);
			});
			return { to: email };
		},

		async send(dateId: number, body: NewMessage, staff: Staff): Promise<Message> {
			const at = await messages.surroundings(dateId, staff.id);
			return shown(dateId, await dates.transaction((tx) => write(tx, dateId, body, staff, at)));
		},

		/** All of it or nothing: once a letter is on its way, it stays. */
		async callBack(dateId: number, id: number, staff: Staff): Promise<Message> {
			await db.transaction(async (tx) => {
				const message = await store.lockMessage(tx, dateId, id);
				if (!message) throw refuse("not_found");
				if (message.called_back_at) return;
				if (message.due_at <= clock()) throw refuse("message_gone");
				const letters = (await store.findRecipients(tx, [id])).map(({ letter_id }) => letter_id);
				if (!(await outbox.takeBack(tx, letters))) throw refuse("message_gone");
				await store.setCalledBack(tx, id, clock());
				await audit.note(tx, staff, "message_called_back", dateId, { message: id });
			});
			return shown(dateId, id);
		},
	};
}
