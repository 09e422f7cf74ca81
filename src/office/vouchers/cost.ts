import { formatEuro } from "#contract/money.ts";
import type { BatchChoices, NewBatch } from "#contract/office/voucher-rows.ts";

const among = <T extends { id: number }>(offers: readonly T[], ids: readonly number[] | null): T[] =>
	offers.filter(({ id }) => ids === null || ids.includes(id));

type Asked = Pick<NewBatch, "discount" | "max_uses" | "count" | "seminar_ids" | "course_ids">;

/** What a batch can cost at most, as far as anybody can know: at the average price of what it is for. */
export function costWords(batch: Asked, { seminars, courses }: BatchChoices): string | null {
	const { discount, max_uses, count } = batch;
	const offers = [...among(seminars, batch.seminar_ids), ...among(courses, batch.course_ids)];
	if (offers.length === 0 || !(discount >= 1 && discount <= 100)) return null;
	const each = (offers.reduce((sum, { price }) => sum + price, 0) / offers.length) * (discount / 100);
	if (max_uses === null)
		return `Beliebig oft ${discount}\u00a0%. Bei einem Angebot im Schnitt sind das jedes Mal ${formatEuro(each)} Nachlass.`;
	const times = (count ?? 1) * max_uses;
	if (!Number.isSafeInteger(times) || times < 1) return null;
	return `Höchstens ${times.toLocaleString("de-DE")} Mal ${discount}\u00a0%. Bei einem Angebot im Schnitt sind das bis zu ${formatEuro(each * times)} Nachlass.`;
}
