import { formatDate } from "#contract/dates.ts";
import type { SentFile, StreamedFile } from "#contract/files.ts";
import type { OfficeBatch } from "#contract/office/voucher-rows.ts";
import { paths, VOUCHER_HASH } from "#contract/paths.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Staff } from "#server/viewer.ts";
import { type ZipEntry, zip } from "#server/zip.ts";
import * as store from "./office-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	sender: Sender;
}

/** Twenty sheets: the thread that draws has little memory. More of them come as an archive of several files. */
const PER_FILE = 200;

/** What alone a batch is for, if it is one thing. */
const only = (ids: number[] | null, others: number[] | null): number | null =>
	others?.length === 0 && ids?.length === 1 ? (ids[0] ?? null) : null;

const some = (ids: number[] | null, words: string): string[] =>
	ids?.length === 0 ? [] : [`${ids === null ? "alle" : "ausgewählte"} ${words}`];

/** VOUCH-01: the free codes of a batch, to be printed. */
export function createVoucherCards({ db, clock, audit, sender }: Parts) {
	/**
	 * What a card says that it is for, and where its code leads: a single seminar's form fills it in, and behind # it
	 * stays in the browser.
	 */
	async function purposeOf({ seminar_ids, course_ids }: OfficeBatch) {
		const site = sender.publicUrl;
		const [seminarId, courseId] = [only(seminar_ids, course_ids), only(course_ids, seminar_ids)];
		const seminar = seminarId && (await store.findOffer(db, "seminar", seminarId));
		if (seminar) {
			const page = site + paths.seminar(seminar.slug, null);
			return { covers: seminar.topic, urlOf: (code: string) => `${page}#${VOUCHER_HASH}=${encodeURIComponent(code)}` };
		}
		const course = courseId && (await store.findOffer(db, "course", courseId));
		if (course) return { covers: course.topic, urlOf: () => site + paths.course(course.slug) };
		const page = site + (seminar_ids?.length === 0 ? paths.courses : paths.seminars);
		const covers = [...some(seminar_ids, "Seminare"), ...some(course_ids, "Videokurse")].join(" und ");
		return { covers, urlOf: () => page };
	}

	return async function cards(batch: OfficeBatch, staff: Staff): Promise<SentFile | StreamedFile> {
		const { id, name, discount, valid_until } = batch;
		const [free, { covers, urlOf }] = await Promise.all([store.freeCodes(db, id), purposeOf(batch)]);
		await audit.note(db, staff, "vouchers_printed", id, { count: free.length });
		const sheet = {
			title: `Gutscheine: ${name}`,
			author: sender.provider.legal_name,
			at: clock().toISOString(),
			site: new URL(sender.publicUrl).host,
			discount,
			covers,
			until: valid_until && formatDate(valid_until),
		};
		const codes = free.map(({ code }) => ({ code, url: urlOf(code) }));
		const draw = (from: number) =>
			drawPdf({ kind: "voucher_cards", cards: { ...sheet, codes: codes.slice(from, from + PER_FILE) } }, "downloads");
		async function* files(): AsyncGenerator<ZipEntry> {
			for (let from = 0; from < codes.length; from += PER_FILE)
				yield { name: `Gutscheine ab ${from + 1}.pdf`, content: await draw(from) };
		}
		const called = `Gutscheine ${name.replace(/[^\p{L}\d]+/gu, " ").trim()}`;
		if (codes.length <= PER_FILE) return { name: `${called}.pdf`, type: "application/pdf", content: await draw(0) };
		return { name: `${called}.zip`, type: "application/zip", content: zip(files()) };
	};
}
