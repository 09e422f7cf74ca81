import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile, StreamedFile } from "#contract/files.ts";
import type { CertificateOutlook, DateCertificates, OfficeCertificate } from "#contract/office/certificates.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { DRAWINGS } from "#server/invoices/files.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import type { Staff } from "#server/viewer.ts";
import { zip } from "#server/zip.ts";
import { proposedTopics } from "./rules.ts";
import { type Certificates, fileOf } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	audit: Audit;
	certificates: Certificates;
	rehearsals: Rehearsals;
	dates: Dates;
	datesOffice: DatesOffice;
}

function present(row: store.CertificateRow): OfficeCertificate {
	const { first_name, last_name, units, remark } = row.document;
	return {
		id: row.id,
		number: row.number,
		first_name,
		last_name,
		units,
		remark,
		state: row.withdrawn_at ? "withdrawn" : row.replaced_at ? "replaced" : "valid",
		withdrawn_reason: row.withdrawn_reason,
		issued_on: row.issued_on,
		sent_at: row.sent_at && berlinIso(row.sent_at),
	};
}

/** What staff do with certificates. */
export function createCertificatesOffice(parts: Parts) {
	const { db, clock, limits, audit, certificates, rehearsals, dates, datesOffice } = parts;

	async function read(dateId: number): Promise<DateCertificates> {
		const { date, sessions } = await certificates.demandDate(db, dateId);
		const { ready, without } = await certificates.due(db, dateId, sessions);
		return {
			certificates: (await store.findOfDate(db, dateId)).map(present),
			ready: ready.length,
			without,
			is_over: !date.cancelled && certificates.isOver(sessions),
			topics: date.topics,
			proposed_topics: proposedTopics(date.description),
		};
	}

	/** One that still holds, changed by one person after the other. */
	async function onStanding(id: number, work: (tx: Db, row: store.CertificateRow) => Promise<void>) {
		const dateId = await db.transaction(async (tx) => {
			const known = await store.findById(tx, id);
			if (!known) throw refuse("not_found");
			await dates.lock(tx, known.seminar_date_id);
			const row = await store.findById(tx, id);
			if (!row || row.withdrawn_at || row.replaced_at) throw refuse("certificate_over");
			await work(tx, row);
			return row.seminar_date_id;
		});
		return read(dateId);
	}

	async function demandPerson(tx: Db, { person_id }: store.CertificateRow): Promise<store.PersonRow> {
		const person = await store.findPerson(tx, person_id);
		if (!person) throw refuse("not_found");
		return person;
	}

	const drawn = (staff: Staff) => () => limits.take(DRAWINGS, staff.address);

	return {
		async ofDate(dateId: number, staff: Staff): Promise<DateCertificates> {
			await datesOffice.noteLook(dateId, staff);
			return read(dateId);
		},

		async foresee(dateId: number): Promise<CertificateOutlook> {
			let found = { issued: 0, without: [] as CertificateOutlook["without"] };
			const consequences = await rehearsals.consequencesOf(async (tx) => {
				found = await certificates.issue(tx, dateId);
				return { moneyBackCents: 0 };
			});
			return { ...found, consequences };
		},

		async issue(dateId: number, staff: Staff): Promise<DateCertificates> {
			await db.transaction(async (tx) => {
				const { issued } = await certificates.issue(tx, dateId);
				if (issued === 0) throw refuse("nothing_to_issue");
				await audit.note(tx, staff, "certificates_issued", dateId, { issued: [null, issued] });
			});
			return read(dateId);
		},

		/** The old one is marked, and the new one names it; what was printed stays as it was printed (OFF-023). */
		correct: (id: number, names: { first_name: string; last_name: string }, staff: Staff) =>
			onStanding(id, async (tx, row) => {
				const { number: _n, code: _c, check_url: _u, issued_on: _o, issuer: _i, ...content } = row.document;
				await store.updateCertificates(tx, [id], { replaced_at: clock() });
				const { seminar_date_id: dateId, person_id: personId } = row;
				const written = await certificates.writing.write(
					tx,
					{ ...content, ...names },
					{ dateId, personId, replaces: id },
				);
				await certificates.send(tx, dateId, [{ row: written, person: await demandPerson(tx, row) }], false);
				await audit.note(tx, staff, "certificate_corrected", dateId, { number: [row.number, written.number] });
			}),

		withdraw: (id: number, reason: string, staff: Staff) =>
			onStanding(id, async (tx, row) => {
				await store.updateCertificates(tx, [id], { withdrawn_at: clock(), withdrawn_reason: reason });
				await audit.note(tx, staff, "certificate_withdrawn", row.seminar_date_id, { number: [row.number, null] });
			}),

		resend: (id: number, staff: Staff) =>
			onStanding(id, async (tx, row) => {
				await certificates.send(tx, row.seminar_date_id, [{ row, person: await demandPerson(tx, row) }], false);
				await audit.note(tx, staff, "certificate_sent_again", row.seminar_date_id, { number: [null, row.number] });
			}),

		async changeTopics(dateId: number, topics: string[], staff: Staff): Promise<DateCertificates> {
			await db.transaction(async (tx) => {
				const { date } = await certificates.demandDate(tx, dateId);
				await store.updateTopics(tx, date.seminar_id, topics, clock());
				await audit.note(tx, staff, "topics_changed", dateId, { topics: [date.topics.join("; "), topics.join("; ")] });
			});
			return read(dateId);
		},

		async pdf(id: number, staff: Staff): Promise<SentFile> {
			const row = await store.findById(db, id);
			if (!row) throw refuse("not_found");
			await audit.look(db, staff, "date", row.seminar_date_id);
			return fileOf(row.document, drawn(staff));
		},

		async preview(dateId: number, staff: Staff): Promise<SentFile> {
			const { date, sessions } = await certificates.demandDate(db, dateId);
			return fileOf(certificates.writing.sample(date, sessions), drawn(staff));
		},

		/** Drawn one after the other while it is sent. */
		async zip(dateId: number, staff: Staff): Promise<StreamedFile> {
			await datesOffice.noteLook(dateId, staff);
			const rows = await store.findStanding(db, dateId);
			const entries = async function* () {
				for (const { document } of rows) yield fileOf(document, async () => {});
			};
			return { name: `Bescheinigungen-${dateId}.zip`, type: "application/zip", content: zip(entries()) };
		},
	};
}
