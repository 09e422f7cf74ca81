import { useLoaderData } from "react-router";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { MailForm } from "./mail-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const handle = { title: "Mail" };

export async function loader() {
	const [settings, state] = await Promise.all([officeApi.mail.get(), officeApi.state.get()]);
	return { settings: settings.data, parts: state.data.parts };
}

export function Component() {
	useLive();
	const { settings, parts } = useLoaderData<typeof loader>();
	return (
		<SettingsFrame parts={parts}>
			<MailForm settings={settings} />
		</SettingsFrame>
	);
}
