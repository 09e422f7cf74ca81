/** What somebody types before a demo is emptied. */
export const DEMO_CONFIRMATION = "Demo leeren";
