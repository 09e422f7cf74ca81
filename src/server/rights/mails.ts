import type { Erasure } from "#contract/office/rights.ts";
import { paths } from "#contract/paths.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter, Sender } from "#server/outbox/letter.ts";
import { keptLines } from "./rules.ts";

type Told = Pick<Erasure, "gone" | "kept" | "has_account">;

const goneLines = ({ has_account, gone }: Told): string[] => [
	...(has_account ? ["Konto bei Mein VSZ"] : []),
	...gone.map(({ what, rows }) => `${what}: ${rows.toLocaleString("de-DE")}`),
];

/** Art. 12 (3) GDPR: what was done with the request; the last letter that goes to this address. */
export function erasedMail(erased: Told, { publicUrl }: Sender): Letter {
	const [gone, kept] = [goneLines(erased), keptLines(erased.kept)];
	return {
		subject: "Deine Daten sind gelöscht",
		preheader: "Was gelöscht ist und was wir noch aufbewahren müssen.",
		scene: "empty",
		greeting: hello(null),
		lead: "du hast uns gebeten, deine Daten zu löschen. Das ist geschehen.",
		blocks: [
			...(gone.length > 0 ? [{ kind: "box", title: "Das ist gelöscht", text: gone.join("\n") } as const] : []),
			...(kept.length > 0
				? [
						{
							kind: "box",
							title: "Das müssen wir noch aufbewahren",
							text: `${kept.join("\n")}\nEs ist gesperrt: Wir benutzen es für nichts anderes mehr.`,
						} as const,
					]
				: []),
			{
				kind: "note",
				text: `Warum und wie lange wir was aufbewahren, steht in unseren Datenschutzhinweisen:\n${publicUrl}${paths.privacy}\nDort steht auch, bei welcher Aufsichtsbehörde du dich beschweren kannst. Auch diesen Brief und deine Adresse löschen wir, 30 Tage nachdem er verschickt ist.`,
			},
		],
		farewell: "Auf Wiedersehen",
	};
}
