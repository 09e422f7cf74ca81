import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { refuse } from "#contract/errors.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { GROUPS } from "./groups.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const handle = { title: "Allgemein" };

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
		<SettingsFrame parts={parts}>
			<SettingsForm key={onScreen.group} onScreen={onScreen} kept={kept} />
		</SettingsFrame>
	);
}
