/** On screens of the office and in files that leave it. */
export const BOOKING_STATE_WORDS = { standing: "gebucht", cancelled: "storniert" } as const;
