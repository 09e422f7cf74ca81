import { DAY_MS } from "#contract/constants.ts";
import { formatDate } from "#contract/dates.ts";
import { WITHDRAWAL_STATE_WORDS } from "#contract/office/withdrawal-words.ts";
import type { OfficeWithdrawal } from "#contract/office/withdrawals.ts";
import { State } from "../ui/state.tsx";

/** From here on a deadline is shown as near. */
const SOON_MS = 3 * DAY_MS;

const TONES = { open: "err", handled: "ok", refused: "mute", elsewhere: "mute" } as const;

export const WithdrawalState = ({ state }: Pick<OfficeWithdrawal, "state">) => (
	<State tone={TONES[state]}>{WITHDRAWAL_STATE_WORDS[state]}</State>
);

/** A deadline that is kept is only a day. */
export function Deadline({ due, handled_at }: Pick<OfficeWithdrawal, "due" | "handled_at">) {
	const left = Date.parse(due) - Date.now();
	if (handled_at || left > SOON_MS) return formatDate(due);
	return left < 0 ? (
		<span className="due due--late">{formatDate(due)}, vorbei</span>
	) : (
		<span className="due due--soon">{formatDate(due)}</span>
	);
}
