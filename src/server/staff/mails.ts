import { ROLES, type Role } from "#contract/office/permissions.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";
import { type LinkInMail, linkBlocks, validUntil } from "#server/outbox/link-blocks.ts";
import { momentText } from "#server/outbox/moments.ts";

const farewell = "Bis bald";

export const invitationMail = (
	{ name, roles, by }: { name: string; roles: readonly Role[]; by: string },
	{ url, until }: LinkInMail,
): Letter => ({
	subject: "Dein Platz in der Verwaltung",
	preheader: `${by} hat dich eingeladen. Der Link gilt bis ${momentText(until)}.`,
	scene: "welcome",
	greeting: hello(name),
	lead: `${by} hat dir einen Zugang zur Verwaltung eingerichtet (${roles.map((role) => ROLES[role].name).join(", ")}). Wähle auf der folgenden Seite dein Passwort, dann kann es losgehen.`,
	blocks: [
		...linkBlocks("Einladung annehmen", { url, until }, "once"),
		{
			kind: "box",
			title: "Du weißt von nichts?",
			text: "Dann lösch diese E-Mail. Ohne dein Passwort entsteht kein Zugang.",
		},
		{ kind: "address", url },
	],
	farewell,
});

export const staffPasswordResetMail = (name: string, { url, until }: LinkInMail): Letter => ({
	subject: "Neues Passwort für die Verwaltung",
	preheader: validUntil(until, "once"),
	scene: "key",
	greeting: hello(name),
	lead: "jemand – vermutlich du – möchte für deinen Zugang zur Verwaltung ein neues Passwort vergeben.",
	blocks: [
		...linkBlocks("Neues Passwort wählen", { url, until }, "once"),
		{
			kind: "box",
			title: "Du warst das nicht?",
			text: "Dann lösch diese E-Mail. Dein altes Passwort bleibt gültig. Wir fragen dich nie per E-Mail oder Telefon nach Passwort oder Code.",
		},
		{ kind: "address", url },
	],
	farewell,
});

/** What of somebody's access has changed (STAFF-08). */
const CHANGES = {
	password_changed: [
		"Dein Passwort wurde geändert",
		"das Passwort für deinen Zugang zur Verwaltung ist jetzt ein neues. Alle anderen Sitzungen sind beendet.",
	],
	passkey_added: ["Neuer Passkey", "zu deinem Zugang zur Verwaltung gehört jetzt ein weiterer Passkey."],
	passkey_removed: ["Passkey entfernt", "von deinem Zugang zur Verwaltung wurde ein Passkey entfernt."],
	totp_added: [
		"App mit Codes eingerichtet",
		"für deinen Zugang zur Verwaltung gilt jetzt eine App mit Codes als zweiter Schritt.",
	],
	totp_removed: ["App mit Codes entfernt", "die App mit Codes gilt nicht mehr für deinen Zugang zur Verwaltung."],
	factors_reset: [
		"Zweiter Schritt zurückgesetzt",
		"die Leitung hat den zweiten Schritt deines Zugangs zur Verwaltung zurückgesetzt. Bei der nächsten Anmeldung kannst du ihn neu einrichten.",
	],
	recovery_codes_renewed: [
		"Neue Notfallcodes",
		"für deinen Zugang zur Verwaltung gibt es neue Notfallcodes. Die alten gelten nicht mehr.",
	],
	recovery_code_used: [
		"Notfallcode benutzt",
		"mit einem deiner Notfallcodes hat sich gerade jemand in der Verwaltung angemeldet. Dieser Code gilt nicht mehr.",
	],
} as const;
export type AccountChange = keyof typeof CHANGES;

export const accountChangedMail = (name: string, change: AccountChange, { provider }: Sender): Letter => {
	const [subject, lead] = CHANGES[change];
	return {
		subject: `${subject} (Verwaltung)`,
		preheader: "Warst du es selbst, ist alles gut.",
		scene: "key",
		greeting: hello(name),
		lead,
		blocks: [
			{ kind: "note", text: "Warst du es selbst oder weißt du davon, ist alles gut." },
			{ kind: "box", title: "Du warst das nicht?", text: `Dann sag bitte gleich Bescheid: ${provider.email}` },
		],
		farewell,
	};
};
