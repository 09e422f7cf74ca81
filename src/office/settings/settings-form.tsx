import type * as z from "zod/mini";
import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeApi } from "#contract/office/api.ts";
import { type AllSettings, type KeptSettings, SETTINGS } from "#contract/office/settings.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import type { GroupOnScreen } from "./groups.ts";
import { SettingControl } from "./setting-control.tsx";
import { changedText, type Typed, versionOf } from "./values.ts";

/** Every group is saved alike; which fields belong to it is said by its schema. */
type Saving = (input: { body: object }) => Promise<{ data: AllSettings }>;

interface SettingsFormProps {
	onScreen: GroupOnScreen;
	kept: KeptSettings;
}

/** One group: changed together, saved together. */
export function SettingsForm({ onScreen: { group, title, help, fields }, kept }: SettingsFormProps) {
	const edit = useEdit<Typed, object>({
		record: versionOf(kept),
		schema: SETTINGS[group] as z.ZodMiniType<unknown, object>,
		body: (values) => values,
		save: async (api: OfficeApi, body) =>
			versionOf((await (api.settings[group] as unknown as Saving)({ body })).data[group]),
		fresh: async (api) => versionOf((await api.settings.get()).data[group]),
		draft: group,
		onSaved: () => toast(`„${title}“ ist gesichert und steht überall.`),
	});
	const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
	return (
		<Panel title={title} foot={changedText(kept)}>
			<EditForm edit={edit} labels={labels}>
				<div className="form">
					{fields.map((field) => (
						<SettingControl key={field.name} field={field} form={edit.form} />
					))}
				</div>
				{help && (
					<details className="help">
						<summary>
							<Icon shape={icons.info} className="i i--s" />
							{help[0]}
						</summary>
						<div>{help[1]}</div>
					</details>
				)}
			</EditForm>
		</Panel>
	);
}
