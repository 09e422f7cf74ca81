import { formatDate } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { ExemptionState, OfficeExemption } from "#contract/office/receipt-shapes.ts";
import { EXEMPTION_KIND_WORDS } from "#contract/office/receipt-words.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";

const STATES: Record<ExemptionState, [Tone, string]> = {
	missing: ["warn", "fehlt"],
	valid: ["ok", "gültig"],
	ends_soon: ["warn", "läuft ab"],
	ended: ["err", "abgelaufen"],
};

/** OFF-111: what the tax office has said, and until when it is good for receipts. */
export function ExemptionPanel({ exemption }: { exemption: OfficeExemption }) {
	const { state, kind, office, number, day, last_day, purposes, machine_since, lacks_signature } = exemption;
	const may = useMay();
	const [tone, words] = STATES[state];
	return (
		<Panel
			title="Freistellung"
			aside={<State tone={tone}>{words}</State>}
			foot={
				may("settings.write") && (
					<ButtonLink size="sm" to={`${officePaths.settings}/spenden`}>
						Ändern
					</ButtonLink>
				)
			}
		>
			{state === "missing" ? (
				<Alert kind="warn">
					Bevor die Leitung den Bescheid einträgt, stellt niemand eine Zuwendungsbestätigung aus.
				</Alert>
			) : (
				<Facts
					facts={[
						["Bescheid", EXEMPTION_KIND_WORDS[kind]],
						["Finanzamt", office],
						["Steuernr.", number],
						["vom", formatDate(day)],
						["gilt bis", <b key="last">{formatDate(last_day)}</b>],
						["Förderung", purposes],
						[
							"Unterschrift",
							machine_since
								? `gedruckt, angezeigt am ${formatDate(machine_since)}`
								: lacks_signature
									? "von Hand, bis die Leitung eine eingescannte hinterlegt"
									: "von Hand",
						],
					]}
				/>
			)}
		</Panel>
	);
}
