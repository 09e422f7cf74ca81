import { berlinDay } from "#contract/berlin.ts";
import { UNIT_MINUTES } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import { letterPaths } from "#contract/letter-paths.ts";
import { sumOfUnits } from "#server/attendance/rules.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { whereWords } from "#server/seminars/rules.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import { hashToken } from "#server/tokens.ts";
import type { CertificateDocument } from "./document.ts";
import { checkableUntil, newCertificateCode } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	secrets: Secrets;
	invoices: Invoices;
	sender: Sender;
}

const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

/** What a certificate says of the date, and of the house that issues it. */
export function dateFacts(date: store.DateRow, sessions: readonly SessionRow[]) {
	const last = sessions.at(-1)?.starts_at ?? date.date;
	return {
		topic: date.topic,
		from: dayOf(date.date),
		to: dayOf(last),
		where: date.is_online ? "Online" : whereWords(date.location, date.place),
		units_of_all: sumOfUnits(sessions),
		unit_minutes: date.unit_minutes ?? UNIT_MINUTES,
		topics: date.topics,
		lecturer: date.lecturer,
		checkable_until: checkableUntil(date.date),
	};
}

export function createCertificateWriting({ clock, secrets, invoices, sender }: Parts) {
	const issuerOf = (): CertificateDocument["issuer"] => {
		const { legal_name, street, postcode, city, phone, email, management } = sender.provider;
		return { legal_name, street, postcode, city, phone, email, management };
	};
	const checkUrl = (code: string): string => `${sender.publicUrl}${letterPaths.certificate(code)}`;

	type Content = Omit<CertificateDocument, "number" | "code" | "check_url" | "issued_on" | "issuer">;

	return {
		/** Last of all: the number is given in the caller's transaction, which nobody else's can pass meanwhile. */
		async write(
			tx: Db,
			content: Content,
			{ dateId, personId, replaces }: { dateId: number; personId: number; replaces?: number },
		) {
			const number = await invoices.takeNumber(tx, "certificate");
			const code = newCertificateCode();
			const issued_on = dayOf(clock());
			const document: CertificateDocument = {
				...content,
				number,
				code,
				check_url: checkUrl(code),
				issued_on,
				issuer: issuerOf(),
			};
			return store.insertCertificate(tx, {
				number,
				code,
				token_hash: hashToken(await secrets.linkToken("certificate", number)),
				seminar_date_id: dateId,
				person_id: personId,
				issued_on,
				document,
				replaces_id: replaces,
				created_at: clock(),
			});
		},

		/** One that nobody has, to be looked at. */
		sample: (date: store.DateRow, sessions: readonly SessionRow[]): CertificateDocument => {
			const facts = dateFacts(date, sessions);
			const code = "MUSTER-MUSTER";
			return {
				...facts,
				number: "TB-0000-000000",
				code,
				check_url: checkUrl(code),
				issued_on: dayOf(clock()),
				first_name: "Vorname",
				last_name: "Nachname",
				units: facts.units_of_all,
				remark: "Muster, gilt nicht als Bescheinigung.",
				issuer: issuerOf(),
			};
		},
	};
}

export type CertificateWriting = ReturnType<typeof createCertificateWriting>;
