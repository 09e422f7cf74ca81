import type { Letter } from "#server/outbox/letter.ts";

/** The first letter in the outbox, so that a newcomer sees where mails go. */
export const welcomeMail = (publicUrl: string): Letter => ({
	subject: "Die Demo ist geladen",
	preheader: "Artikel, Seminare, Videokurse und drei Konten zum Ausprobieren.",
	scene: "welcome",
	greeting: "Hallo,",
	lead: "die Demo ist geladen: Artikel, Seminare, Videokurse und drei Konten zum Ausprobieren.",
	blocks: [
		{ kind: "button", label: "Zur Website", url: `${publicUrl}/` },
		{ kind: "button", label: "Alle Nachrichten", url: `${publicUrl}/postausgang`, isSecond: true },
		{
			kind: "note",
			text: "Solange kein Mailserver eingerichtet ist, landet jede Nachricht im Postausgang.",
		},
	],
});
