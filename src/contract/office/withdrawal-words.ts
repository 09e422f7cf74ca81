/** What staff decide where a declaration ends no order: both with a reason, the first with a letter. */
export const WITHDRAWAL_DECISIONS = ["refused", "elsewhere"] as const;

export const WITHDRAWAL_STATES = ["open", "handled", ...WITHDRAWAL_DECISIONS] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** On screens of the office and in files that leave it. */
export const WITHDRAWAL_STATE_WORDS: Record<WithdrawalState, string> = {
	open: "offen",
	handled: "vollzogen",
	refused: "abgelehnt",
	elsewhere: "anders erledigt",
};

/** As it follows from what is kept. */
export const withdrawalState = (row: {
	handled_at: unknown;
	decision: (typeof WITHDRAWAL_DECISIONS)[number] | null;
}): WithdrawalState => (row.handled_at ? (row.decision ?? "handled") : "open");
