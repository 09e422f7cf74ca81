import type { Mail } from "#server/outbox/transports.ts";

/** The first letter in the outbox, so that a newcomer sees where mails go. */
export function welcomeMail(publicUrl: string): Mail {
	const text = `Hallo,

die Demo ist geladen: Artikel, Seminare, Videokurse und drei Konten zum Ausprobieren.

Zur Website: ${publicUrl}/
Alle Nachrichten: ${publicUrl}/postausgang

Solange kein Mailserver eingerichtet ist, landet jede Nachricht im Postausgang.`;
	const html = `<!doctype html><html lang="de"><body style="font:17px/1.5 Georgia,serif;color:#2b1030;padding:24px">
<h1 style="font:700 28px/1.1 Arial,sans-serif">Die Demo ist geladen</h1>
<p>Artikel, Seminare, Videokurse und drei Konten zum Ausprobieren.</p>
<p><a href="${publicUrl}/">Zur Website</a> · <a href="${publicUrl}/postausgang">Alle Nachrichten</a></p>
<p>Solange kein Mailserver eingerichtet ist, landet jede Nachricht im Postausgang.</p></body></html>`;
	return { subject: "Die Demo ist geladen", text, html };
}
