import { Lead } from "#browser/ui/layout.tsx";
import { NumberedSteps } from "#browser/ui/numbered-steps.tsx";
import donationScene from "#web/illustrations/spenden-seite.svg?url";
import { exampleFor } from "./examples.ts";

const STEPS = [
	{ title: "Banking-App öffnen", text: "„Foto-Überweisung“ oder „GiroCode“ wählen" },
	{ title: "Code scannen, freigeben", text: "Empfänger, Betrag und Zweck stehen schon drin." },
	{ title: "Post von uns", text: "Die Bescheinigung fürs Finanzamt kommt zu Beginn des nächsten Jahres." },
] as const;

/** Beside the data of the transfer, in place of the invitation. */
export function PledgeThanks({ euro }: { euro: number }) {
	const example = exampleFor(euro);
	return (
		<>
			<h1>Danke, dass du zusammenrückst</h1>
			<Lead className="mt-4.5">
				{example && `Das macht möglich: ${example.use}. `}
				Es fehlt nur noch die Überweisung{"\u00a0"}– am schnellsten mit dem GiroCode.
			</Lead>
			<NumberedSteps label="So geht es weiter" steps={STEPS} className="mt-7" />
			<img
				className="mt-8 aspect-4/3 w-full rounded-2xl object-cover object-bottom max-lg:hidden"
				src={donationScene}
				alt=""
				width={1200}
				height={900}
			/>
		</>
	);
}
