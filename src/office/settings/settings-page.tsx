import { Link, useLoaderData } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { STATE_PARTS } from "#contract/office/state.ts";
import { officeApi } from "../api.ts";
import { HEALTH_WORDS } from "../state/words.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { GROUPS } from "./groups.ts";
import { SettingsForm } from "./settings-form.tsx";

export const handle = { title: "Allgemein" };

export async function loader() {
	const [settings, state] = await Promise.all([officeApi.settings.get(), officeApi.state.get()]);
	return { settings: settings.data, parts: state.data.parts };
}

export function Component() {
	const { settings, parts } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title="Einstellungen"
				lead="Was du sicherst, steht sofort überall und im Verlauf. Was auf Rechnungen steht, gilt ab der nächsten."
			/>
			<div className="cols cols--wide">
				<div className="stack">
					{GROUPS.map((group) => (
						<SettingsForm key={group.group} {...group} kept={settings[group.group]} />
					))}
				</div>
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
			</div>
		</>
	);
}
