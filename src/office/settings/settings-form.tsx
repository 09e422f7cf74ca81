import { useId, useState } from "react";
import { useForm } from "#browser/forms/use-form.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate, formatTime } from "#contract/dates.ts";
import { isRefusal } from "#contract/errors.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { type AllSettings, type KeptSettings, SETTINGS } from "#contract/office/settings.ts";
import { officeApi } from "../api.ts";
import { LeaveGuard } from "../frame/leave-guard.tsx";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Conflict } from "./conflict.tsx";
import type { GROUPS } from "./groups.ts";
import { SettingControl } from "./setting-control.tsx";
import { isSame, type Typed, typedOf } from "./values.ts";

type Group = (typeof GROUPS)[number];
type Saving = (input: { body: object }) => Promise<{ data: AllSettings }>;

const changedText = ({ updated_at, updated_by }: KeptSettings): string | null =>
	updated_at &&
	`zuletzt geändert am ${formatDate(updated_at)}, ${formatTime(updated_at)}, von ${updated_by ?? "niemandem"}`;

interface SettingsFormProps extends Group {
	kept: KeptSettings;
}

/** One group: changed together, saved together. */
export function SettingsForm({ group, title, help, fields, kept }: SettingsFormProps) {
	const [base, setBase] = useState(kept);
	const [theirs, setTheirs] = useState<KeptSettings | null>(null);
	const formId = useId();
	const save = officeApi.settings[group] as unknown as Saving;

	const form = useForm(officeApi as OfficeApi, {
		schema: SETTINGS[group] as never,
		initial: typedOf(kept),
		body: (values: Typed) => values as never,
		send: async (_, body: Typed) => settle(await asking(() => save({ body: { ...body, revision: base.revision } }))),
	});
	const dirty = !isSame(typedOf(base), form.values);

	/** Whoever was faster is shown beside what was typed. */
	async function asking<T>(work: () => Promise<T>): Promise<T> {
		try {
			return await work();
		} catch (error) {
			if (isRefusal(error, "changed_meanwhile")) setTheirs((await officeApi.settings.get()).data[group]);
			throw error;
		}
	}

	/** What is kept now stands in the fields, as the house writes it. */
	function settle({ data }: { data: AllSettings }): void {
		setBase(data[group]);
		setTheirs(null);
		for (const [name, value] of Object.entries(typedOf(data[group]))) form.set(name, value);
		toast(`„${title}“ ist gesichert und steht überall.`);
	}

	const saveBoth = async (values: Typed, revision: number) =>
		settle(await asking(() => save({ body: { ...values, revision } })));

	return (
		<Panel
			title={title}
			aside={<SavedMark dirty={dirty} />}
			foot={
				<>
					<span>{changedText(base)}</span>
					<Button type="submit" form={formId} variant={dirty ? "primary" : "line"} busy={form.loading}>
						Sichern
					</Button>
				</>
			}
		>
			<LeaveGuard dirty={dirty} />
			<form id={formId} {...form.props()} className="stack" aria-label={title}>
				{form.problem && !theirs && (
					<Alert kind="err" role="alert" title="Noch nicht gesichert.">
						{form.problem === "invalid"
							? "Bitte sieh dir die markierten Felder an."
							: "Der Server hat nicht geantwortet. Was du geschrieben hast, steht noch da."}
					</Alert>
				)}
				<div className="form">
					{fields.map((field) => (
						<SettingControl key={field.name} field={field} form={form} />
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
			</form>
			{theirs && (
				<Conflict
					fields={fields}
					base={typedOf(base)}
					mine={form.values}
					theirs={theirs}
					onDecide={(values) => saveBoth(values, theirs.revision)}
				/>
			)}
		</Panel>
	);
}

const SavedMark = ({ dirty }: { dirty: boolean }) => (
	<span className="saved" role="status">
		{dirty ? (
			"noch nicht gesichert"
		) : (
			<>
				<Icon shape={icons.check} className="i i--s" />
				gesichert
			</>
		)}
	</span>
);
