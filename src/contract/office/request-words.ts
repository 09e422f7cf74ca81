/** On screens of the office and in files that leave it. */
export const REQUEST_STATE_WORDS = { open: "offen", closed: "erledigt" } as const;
