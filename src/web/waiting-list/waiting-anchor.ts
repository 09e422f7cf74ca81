/** Where the waiting list stands on a full date's page, and what leads there. */
export const WAITING_ID = "warteliste";
export const WAITING_TITLE = "Auf die Warteliste";
