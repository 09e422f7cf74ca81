import type * as z from "zod/mini";
import { formatDate } from "#contract/dates.ts";
import { GRANT_TABLE_WORDS, GRANT_TABLES } from "#contract/grants.ts";
import { type GrantPage, NewGrant } from "#contract/office/grants.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import { Check } from "../ui/choice.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { bodyOf, EMPTY, LABELS, type Typed, tableField, versionOf } from "./grant-values.ts";

interface GrantFormProps {
	/** None is made anew. */
	grant: GrantPage | null;
	onCreated: (id: number) => void;
}

/** What ticking it means, and until when the names are kept. */
const listsHint = (grant: GrantPage | null): string =>
	`Dann liegt in der Mappe je Sitzung die unterschriebene Liste oder, wo keine zurückkam, die digitale. Ohne Haken steht kein Name darin. ${
		grant?.delete_on
			? `Listen und abgegebene Mappen mit Namen werden bis ${formatDate(grant.delete_on)} aufgehoben und dann gelöscht.`
			: "Gelöscht wird beides, wenn die Frist unter „Listen aufheben bis“ vorbei ist."
	}`;

/** What the notice says. */
export function GrantForm({ grant, onCreated }: GrantFormProps) {
	const edit = useEdit<Typed, object>({
		record: grant ? versionOf(grant) : EMPTY,
		schema: NewGrant as z.ZodMiniType<unknown, object>,
		body: bodyOf,
		save: async (api, body) => {
			const sent = body as ReturnType<typeof bodyOf> & { revision: number };
			const { data } = grant
				? await api.grants.change({ params: { id: grant.id }, body: sent })
				: await api.grants.create({ body: sent });
			if (!grant) onCreated(data.id);
			return versionOf(data);
		},
		fresh: async (api) => (grant ? versionOf((await api.grants.get({ params: { id: grant.id } })).data) : EMPTY),
		onSaved: () => toast("Die Förderung ist gesichert."),
	});
	const text = (name: string) => ({ label: LABELS[name] ?? name, ...edit.form.text(name as never) });
	const day = (name: string) => ({ ...text(name), type: "date", className: "c6", optional: true });
	return (
		<Panel title="Bescheid">
			<EditForm edit={edit} labels={LABELS} saveLabel={grant ? "Sichern" : "Anlegen"}>
				<div className="form">
					<TextField {...text("reference")} className="c6" />
					<TextField {...text("funder")} className="c6" optional />
					<TextField {...day("period_from")} />
					<TextField {...day("period_to")} />
					<TextField {...day("notice_date")} />
					<TextField {...day("due_on")} hint="Steht 30 Tage vorher unter „Heute“." />
					<TextField {...day("keep_until")} hint="Ohne Angabe sechs Jahre nach Ende des Zeitraums." />
					<TextField {...text("unit_minutes")} className="c6" inputMode="numeric" />
					<TextField {...text("goal_dates")} className="c6" inputMode="numeric" optional />
					<TextField
						{...text("goal_people")}
						className="c6"
						inputMode="numeric"
						optional
						hint="Wie weit ihr seid, steht bei den Berichten."
					/>
					<TextAreaField {...text("wording")} rows={3} optional hint="So verlangt es der Bescheid." />
					<fieldset>
						<legend>Zahlen, die verlangt werden</legend>
						{GRANT_TABLES.map((name) => (
							<Check key={name} {...edit.form.box(tableField(name) as never)} label={GRANT_TABLE_WORDS[name]} />
						))}
					</fieldset>
					<fieldset>
						<legend>Teilnahmelisten</legend>
						<Check
							{...edit.form.box("wants_lists" as never)}
							label="Der Fördergeber verlangt Listen mit Namen"
							hint={listsHint(grant)}
						/>
					</fieldset>
				</div>
			</EditForm>
		</Panel>
	);
}
