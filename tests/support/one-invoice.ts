import type { TestApp } from "./app.ts";

/** An invoice for a seat at a date, written now, of somebody of its own. */
export function oneInvoice(
	{ app }: Pick<TestApp, "app">,
	dateId: number,
	gross_cents: number,
): Promise<{ id: number; number: string }> {
	const { dates, bookings, invoices } = app.services;
	const email = `${crypto.randomUUID()}@example.org`;
	return dates.transaction(async (tx) => {
		await dates.take(tx, dateId, 1);
		const person = { seminar_date_id: dateId, first_name: "Mika", last_name: "Gast", email };
		const { signUp } = await bookings.write(tx, { person, persons: 1, gross_cents });
		const [invoice] = await invoices.ofSignUps(tx, [signUp.id]);
		if (!invoice) throw new Error("There is no invoice.");
		return { id: invoice.id, number: invoice.number };
	});
}
