import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { WITHDRAWAL_STATE_WORDS, withdrawalState } from "#contract/office/withdrawal-words.ts";
import type { OfficeWithdrawal, WithdrawalsQuery } from "#contract/office/withdrawals.ts";
import type { Audit } from "#server/audit/service.ts";
import { everyWord } from "#server/db/find.ts";
import { withinSpan } from "#server/db/span.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { refundDue } from "#server/orders/rules.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";
import { WITHDRAWAL_WORDS, withdrawals } from "./tables.ts";

interface Parts extends ListParts {
	audit: Audit;
}

export const present = ({
	received_at,
	confirmed_at,
	handled_at,
	decision,
	order,
	...row
}: store.ListedRow): OfficeWithdrawal => ({
	...row,
	received_at: berlinIso(received_at),
	due: berlinIso(refundDue(received_at)),
	order: order && { number: order.number, state: order.state, gross: centsToEuro(order.gross_cents) },
	confirmed_at: confirmed_at && berlinIso(confirmed_at),
	state: withdrawalState({ handled_at, decision }),
	handled_at: handled_at && berlinIso(handled_at),
});

function inState(state: WithdrawalsQuery["state"]): SQL | undefined {
	if (!state) return undefined;
	if (state === "open") return isNull(withdrawals.handled_at);
	return and(
		isNotNull(withdrawals.handled_at),
		state === "handled" ? isNull(withdrawals.decision) : eq(withdrawals.decision, state),
	);
}

/** What staff see of withdrawals; they are carried out at their order, and all else is decided in `deciding.ts`. */
export function createWithdrawalsOffice({ db, clock, audit, exports }: Parts) {
	const list = createOfficeList<"at", WithdrawalsQuery, store.ListedRow, OfficeWithdrawal>(
		{ db, exports },
		{
			name: "withdrawals",
			keyset: store.WITHDRAWALS,
			filter: ({ q, state, ...span }) =>
				and(
					everyWord(sql.raw(WITHDRAWAL_WORDS), q),
					inState(state),
					withinSpan(withdrawals.received_at, span, clock()),
				),
			read: store.findListed,
			table: withdrawals,
			present,
			columns: [
				{ key: "at", title: "Eingegangen am", kind: "moment" },
				{ key: "due", title: "Geld zurück bis", kind: "date" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "contract", title: "Nennt", kind: "text" },
				{ key: "order", title: "Bestellung", kind: "text" },
				{ key: "gross", title: "Betrag", kind: "money" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "handled", title: "Entschieden am", kind: "moment" },
				{ key: "reason", title: "Grund", kind: "text" },
			],
			cells: ({ received_at, name, email, contract, order, handled_at, decision, decision_reason }) => ({
				at: berlinIso(received_at),
				due: berlinIso(refundDue(received_at)),
				name,
				email,
				contract,
				order: order?.number ?? null,
				gross: order?.gross_cents ?? null,
				state: WITHDRAWAL_STATE_WORDS[withdrawalState({ handled_at, decision })],
				handled: handled_at && berlinIso(handled_at),
				reason: decision_reason,
			}),
		},
	);

	return {
		...list,

		async get(id: number, staff: Staff): Promise<OfficeWithdrawal> {
			const row = await store.findOne(db, eq(withdrawals.id, id));
			if (!row) throw refuse("not_found");
			await audit.look(db, staff, "withdrawal", id);
			return present(row);
		},
	};
}
