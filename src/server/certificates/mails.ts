import { berlinIso } from "#contract/berlin.ts";
import { unitsText } from "#contract/certificates.ts";
import { formatDate } from "#contract/dates.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { CertificateDocument } from "./document.ts";

export interface CertificateLetter {
	first_name: string;
	/** Each with where it is fetched. */
	sheets: { document: CertificateDocument; url: string }[];
	/** Where they say how it was, one each. */
	feedback: string[];
	/** For whoever has booked: where files and everything else lie. */
	bookingUrl: string | null;
}

const FLOOR_NOTE = "Ohne Namen, in zwei Minuten. Wir sehen die Antworten erst, wenn fünf Menschen geantwortet haben.";

function feedbackBlocks(urls: readonly string[]): Block[] {
	const [only] = urls;
	if (only && urls.length === 1)
		return [{ kind: "box", title: "Wie war es?", text: FLOOR_NOTE, link: { label: "Rückmeldung geben", url: only } }];
	return urls.map((url, index) => ({
		kind: "box",
		title: `Wie war es? Link ${index + 1} von ${urls.length}`,
		text: index === 0 ? `${FLOOR_NOTE} Jeder Link gilt für eine Person.` : "Für eine weitere Person.",
		link: { label: "Rückmeldung geben", url },
	}));
}

export function certificateMail({ first_name, sheets, feedback, bookingUrl }: CertificateLetter, sender: Sender): Mail {
	const [first] = sheets;
	if (!first) throw new Error("A letter about certificates has at least one.");
	const isPlural = sheets.length > 1;
	const { topic, from, units, unit_minutes } = first.document;
	return compose(
		{
			subject: isPlural ? "Schön, dass ihr dabei wart" : "Schön, dass du dabei warst",
			preheader: `${topic}, ${formatDate(from)}. ${isPlural ? "Eure Bescheinigungen liegen" : "Deine Bescheinigung liegt"} bereit.`,
			scene: "thanks",
			greeting: `Hallo ${first_name},`,
			lead: isPlural
				? "danke für eure Fragen und eure Zeit. Hier sind eure Teilnahmebescheinigungen."
				: "danke für deine Fragen und deine Zeit. Hier ist deine Teilnahmebescheinigung.",
			blocks: [
				{
					kind: "date",
					state: "taken",
					start: berlinIso(new Date(`${from}T11:00:00Z`)),
					title: topic,
					lines: [unitsText(units, unit_minutes)],
				},
				...sheets.map(
					({ document, url }): Block => ({
						kind: "card",
						title: `${document.first_name} ${document.last_name}`,
						note: `Teilnahmebescheinigung ${document.number}, PDF`,
						label: "Bescheinigung herunterladen",
						url,
					}),
				),
				{
					kind: "note",
					text: "Auf dem Blatt steht ein Code, mit dem jeder prüfen kann, dass es von uns stammt. Ein Name ist falsch geschrieben? Antworte kurz auf diese E-Mail, dann bekommst du ein neues.",
				},
				...feedbackBlocks(feedback),
				...(bookingUrl
					? [
							{
								kind: "button",
								label: isPlural ? "Zu eurer Buchung" : "Zu deiner Buchung",
								url: bookingUrl,
								isSecond: true,
							} as const,
						]
					: []),
			],
			farewell: "Bis zum nächsten Mal",
			isPlural,
		},
		sender,
	);
}
