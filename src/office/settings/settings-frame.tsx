import type { ReactNode } from "react";
import { Link } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { type PartState, STATE_PARTS } from "#contract/office/state.ts";
import { HEALTH_WORDS } from "../state/words.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { GROUPS } from "./groups.ts";

const TABS = [
	...GROUPS.map(({ slug, title }) => ({
		to: slug ? `${officePaths.settings}/${slug}` : officePaths.settings,
		label: title,
		end: true,
	})),
	{ to: officePaths.mail, label: "Mail", end: true },
	{ to: officePaths.letterPassages, label: "Briefe", end: true },
];

interface SettingsFrameProps {
	parts: readonly PartState[];
	/** The form of one section. */
	children: ReactNode;
}

/** Around every section: its tabs, and beside it how the house runs. */
export const SettingsFrame = ({ parts, children }: SettingsFrameProps) => (
	<>
		<PageHead
			title="Einstellungen"
			lead="Was du sicherst, steht sofort überall und im Verlauf. Was auf Rechnungen steht, gilt ab der nächsten."
		/>
		<Tabs label="Abschnitte" tabs={TABS} />
		<div className="cols cols--wide">
			{children}
			<Health parts={parts} />
		</div>
	</>
);

const Health = ({ parts }: Pick<SettingsFrameProps, "parts">) => (
	<Panel
		title="Läuft alles?"
		foot={
			<Link to={officePaths.state} className="link">
				Zum Zustand
			</Link>
		}
	>
		<ul className="health">
			{parts.map(({ key, health, sentence }) => (
				<li key={key}>
					<div>
						<b>{STATE_PARTS[key]}</b>
						<small>{sentence}</small>
					</div>
					<State tone={health}>{HEALTH_WORDS[health]}</State>
				</li>
			))}
		</ul>
	</Panel>
);
