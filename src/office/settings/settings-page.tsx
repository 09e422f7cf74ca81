import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { refuse } from "#contract/errors.ts";
import { officePaths } from "#contract/office/paths.ts";
import { type PartState, STATE_PARTS } from "#contract/office/state.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { HEALTH_WORDS } from "../state/words.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { GROUPS } from "./groups.ts";
import { SettingsForm } from "./settings-form.tsx";

export const handle = { title: "Allgemein" };

const TABS = GROUPS.map(({ slug, title }) => ({
	to: slug ? `${officePaths.settings}/${slug}` : officePaths.settings,
	label: title,
	end: true,
}));

export async function loader({ params }: LoaderFunctionArgs) {
	const onScreen = GROUPS.find(({ slug }) => slug === (params.group ?? ""));
	if (!onScreen) throw refuse("not_found");
	const [settings, state] = await Promise.all([officeApi.settings.get(), officeApi.state.get()]);
	return { onScreen, kept: settings.data[onScreen.group], parts: state.data.parts };
}

export function Component() {
	useLive();
	const { onScreen, kept, parts } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title="Einstellungen"
				lead="Was du sicherst, steht sofort überall und im Verlauf. Was auf Rechnungen steht, gilt ab der nächsten."
			/>
			<Tabs label="Abschnitte" tabs={TABS} />
			<div className="cols cols--wide">
				<SettingsForm key={onScreen.group} onScreen={onScreen} kept={kept} />
				<Health parts={parts} />
			</div>
		</>
	);
}

const Health = ({ parts }: { parts: readonly PartState[] }) => (
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
