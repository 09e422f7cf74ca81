import type { PersonPage } from "#contract/office/person-page.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

const STATES = {
	yes: { tone: "ok", text: "ja" },
	no: { tone: "mute", text: "nein" },
	open: { tone: "info", text: "offen" },
} as const;

/** What somebody has agreed to, when, and where one reads it. */
export const ConsentsPanel = ({ person: { consents } }: { person: PersonPage }) => (
	<Panel title="Einwilligungen" flush={consents.length > 0}>
		{consents.length === 0 ? (
			<p className="muted">Keine: nichts bestellt, was eine braucht.</p>
		) : (
			<ul className="wl wl--plain">
				{consents.map(({ what, proof, words, state }) => (
					<li key={what}>
						<div>
							<b>{what}</b>
							<small>{proof}</small>
							{words && (
								<details className="s">
									<summary>Wortlaut</summary>
									<p>{words}</p>
								</details>
							)}
						</div>
						<State tone={STATES[state].tone}>{STATES[state].text}</State>
					</li>
				))}
			</ul>
		)}
	</Panel>
);
