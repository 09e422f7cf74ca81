/** Where the sign-up stands on a seminar's page, and what leads there. */
export const SIGN_UP_ID = "anmelden";
export const SIGN_UP_TITLE = "Jetzt anmelden";
export const SIGN_UP_HEADING_ID = "anmelden-titel";
