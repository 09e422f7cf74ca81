import type { Declaration } from "./declaration.ts";

/** Above the button of the newsletter's own form. */
export const NEWSLETTER_FORM: Declaration<string> = {
	version: "2026-11",
	text: "Ich möchte alle 14 Tage den kostenlosen Newsletter mit Tipps, Terminen und der Einladung zum jährlichen Treffen bekommen. Abbestellen kann ich ihn jederzeit mit einem Klick.",
};

/** Beside the switch of the profile. */
export const NEWSLETTER_SWITCH: Declaration<string> = {
	version: "2026-11",
	text: "Kostenlosen Newsletter bekommen",
};
