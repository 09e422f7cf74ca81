import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { refuse } from "#contract/errors.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { GROUPS } from "./groups.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { SignaturePanel } from "./signature-panel.tsx";

export const handle = { title: "Allgemein" };

export async function loader({ params }: LoaderFunctionArgs) {
	const onScreen = GROUPS.find(({ slug }) => slug === (params.group ?? ""));
	if (!onScreen) throw refuse("not_found");
	const isReceipts = onScreen.group === "receipts";
	const [settings, state, signature] = await Promise.all([
		officeApi.settings.get(),
		officeApi.state.get(),
		isReceipts ? officeApi.receiptSignature.get() : null,
	]);
	return { onScreen, kept: settings.data[onScreen.group], parts: state.data.parts, signature };
}

export function Component() {
	useLive();
	const { onScreen, kept, parts, signature } = useLoaderData<typeof loader>();
	return (
		<SettingsFrame parts={parts}>
			<div className="stack">
				<SettingsForm key={onScreen.group} onScreen={onScreen} kept={kept} />
				{signature && <SignaturePanel signature={signature.data} />}
			</div>
		</SettingsFrame>
	);
}
