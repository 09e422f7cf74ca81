/** On screens of the office and in files that leave it. */
export const WITHDRAWAL_STATE_WORDS = { open: "offen", handled: "vollzogen" } as const;
