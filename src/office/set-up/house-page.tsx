import { type RefObject, useEffect, useRef } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type * as z from "zod/mini";
import { useForm } from "#browser/forms/use-form.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { AllSettings } from "#contract/office/settings.ts";
import { officeApi } from "../api.ts";
import { SettingControl } from "../settings/setting-control.tsx";
import type { Typed } from "../settings/values.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { FormFaults } from "../ui/form-faults.tsx";
import { HOUSE_GROUPS, HOUSE_LABELS, House, typedHouse } from "./house-values.ts";
import { useKept } from "./kept.ts";
import { Card, Steps } from "./steps.tsx";

export async function loader() {
	const [settings, setUp] = await Promise.all([officeApi.settings.get(), officeApi.setUp.get()]);
	return { settings: settings.data, setUp: setUp.data };
}

type Saving = (input: { body: object }) => Promise<{ data: AllSettings }>;

/** Group by group, as the settings are saved; where one is refused, those before it are known as they are now. */
async function saveHouse(api: OfficeApi, body: object, known: RefObject<AllSettings>): Promise<void> {
	const typed = body as Typed;
	for (const { group, fields } of HOUSE_GROUPS) {
		const values = Object.fromEntries(fields.map(({ name }) => [name, typed[name]]));
		const save = api.settings[group] as unknown as Saving;
		known.current = (await save({ body: { ...values, revision: known.current[group].revision } })).data;
	}
	await api.setUp.pass({ params: { step: "house" } });
}

export function Component() {
	const { settings, setUp } = useLoaderData<typeof loader>();
	const navigate = useNavigate();
	const known = useRef(settings);
	const [initial, keep] = useKept("house", typedHouse(settings, setUp.examples));
	const form = useForm(officeApi, {
		schema: House as z.ZodMiniType<unknown, object>,
		initial,
		body: (values) => values,
		send: async (api, body) => {
			await saveHouse(api, body, known);
			keep(null);
			await navigate(officePaths.setUpMail);
		},
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever was typed last
	useEffect(() => {
		if (!form.success) keep(form.values);
	}, [form.values]);
	return (
		<Steps at={2} setUp={setUp}>
			<Card
				title="2. Wer seid ihr?"
				lead="Steht im Impressum, auf Rechnungen und unter jeder Mail. Du kannst alles später ändern."
			>
				<form {...form.props()} className="stack">
					<FormFaults form={form} labels={HOUSE_LABELS} title="So lässt es sich noch nicht sichern." />
					{form.problem === "failure" && <FormAlert form={form} failure="Das ist noch nicht gesichert." />}
					{HOUSE_GROUPS.map(({ group, title, fields }) => (
						<fieldset key={group} className="set-up__group">
							<legend>{title}</legend>
							<div className="form">
								{fields.map((field) => (
									<SettingControl key={field.name} field={field} form={form} />
								))}
							</div>
						</fieldset>
					))}
					<div className="set-up__end">
						<ButtonLink variant="quiet" to={officePaths.setUpMail}>
							Später
						</ButtonLink>
						<Button type="submit" variant="primary" busy={form.loading}>
							Weiter
						</Button>
					</div>
				</form>
			</Card>
		</Steps>
	);
}
