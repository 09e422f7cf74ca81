import { type Ref, useId } from "react";
import * as icons from "#browser/ui/icons.ts";
import { Section, Wrap } from "#browser/ui/layout.tsx";
import { NumberedSteps } from "#browser/ui/numbered-steps.tsx";
import { useSite } from "#web/frame/site.ts";
import { Arrived } from "./arrived.tsx";
import { factsOf, type WithdrawalValues } from "./withdrawal-form.ts";
import { momentText } from "./words.ts";

/** The same for everybody: whether the mail has a button, and whether the right exists, is not said here. */
const STEPS = [
	{
		title: "Schneller mit einem Klick",
		text: "Ist in der E-Mail ein Knopf, dann drück ihn. So wissen wir, dass der Widerruf von dir kommt, und alles läuft von selbst.",
	},
	{ title: "Wir prüfen und antworten", text: "Auch wenn kein Knopf da ist oder du ihn nicht drückst." },
	{
		title: "Geld zurück",
		text: "Wo du widerrufen kannst, innerhalb von 14 Tagen auf dem Weg, auf dem du gezahlt hast.",
	},
] as const;

interface ReceiptProps {
	values: WithdrawalValues;
	receivedAt: string;
	heading: Ref<HTMLHeadingElement>;
}

/** WB-5: that, what and when we received; not whether the right exists. */
export function Receipt({ values, receivedAt, heading }: ReceiptProps) {
	const { provider } = useSite();
	const id = useId();
	return (
		<>
			<Arrived
				title="Dein Widerruf ist angekommen"
				heading={heading}
				icon={icons.mailCheck}
				lead={
					<>
						Die Eingangsbestätigung geht gerade an <b className="wrap-anywhere">{values.email}</b>. Datum und Uhrzeit
						sind festgehalten.
					</>
				}
				facts={[["Eingegangen am", momentText(receivedAt)], ...factsOf(values)]}
			/>
			<Section labelledBy={id} tight>
				<Wrap width="text">
					<h2 id={id} className="mb-4 text-h3">
						So geht es weiter
					</h2>
					<NumberedSteps labelledBy={id} steps={STEPS} />
					<p className="mt-8 text-sm text-ink-2">
						Das ist die Bestätigung, dass deine Erklärung bei uns eingegangen ist. Bewahre sie bitte auf. Fragen
						beantworten wir gern:{" "}
						<a href={`tel:${provider.phone.replace(/[^+\d]/g, "")}`} className="whitespace-nowrap text-link underline">
							{provider.phone}
						</a>
					</p>
				</Wrap>
			</Section>
		</>
	);
}
