/** What an order or a sign-up stores beside the consent; changes whenever the wording does. */
export const TERMS_VERSION = "2026-11";
export const WITHDRAWAL_POLICY_VERSION = "2026-11";
export const PRIVACY_VERSION = "2026-11";

/** Day of the last change of all legal texts. */
export const LEGAL_TEXTS_CHANGED_ON = "2026-11-15";
