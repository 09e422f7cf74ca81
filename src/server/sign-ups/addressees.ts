import { openOf } from "#server/books/rules.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Bookings } from "./bookings.ts";
import { findAddressees } from "./store.ts";

interface Parts {
	bookings: Bookings;
	invoices: Invoices;
	books: Books;
}

export type BookingAddressee = Awaited<ReturnType<typeof findAddressees>>[number];

/** Whom letters to a date go to: whoever has booked, once for each booking. */
export const createAddressees = ({ bookings, invoices, books }: Parts) => ({
	ofDate: (tx: Db, dateId: number): Promise<BookingAddressee[]> => findAddressees(tx, dateId),

	linkOf: async (booking: Pick<BookingAddressee, "number" | "token_hash">): Promise<string> =>
		bookings.urlOf(await bookings.tokenOf(booking)),

	/** Those of them for which money is still missing. */
	async unpaid(tx: Db, ids: number[]): Promise<Set<number>> {
		const issued = (await invoices.ofSignUps(tx, ids)).filter(({ kind }) => kind === "invoice");
		const accounts = await books.accountsOf(tx, issued);
		const open = issued.filter(({ id }) => {
			const account = accounts.get(id);
			return account !== undefined && openOf(account) > 0;
		});
		return new Set(open.flatMap(({ sign_up_id }) => (sign_up_id === null ? [] : [sign_up_id])));
	},
});

export type Addressees = ReturnType<typeof createAddressees>;
