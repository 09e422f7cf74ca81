import { formatEuro } from "#contract/money.ts";
import type { BatchChoices } from "#contract/office/voucher-rows.ts";
import { Check } from "../ui/choice.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { type Cover, idsIn, LABELS } from "./batch-values.ts";

interface Control {
	id: string;
	name: string;
	value: string;
	error?: string | undefined;
}

interface BatchFieldsProps {
	form: {
		// biome-ignore lint/suspicious/noExplicitAny: the form of a new batch has more fields than that of a known one
		text: (name: any) => Control & object;
		// biome-ignore lint/suspicious/noExplicitAny: as above
		set: (name: any, value: any) => void;
		values: Record<string, string>;
	};
	choices: BatchChoices;
}

/** What can be said of a batch at any time: its name, when it holds, and for what. */
export function BatchFields({ form, choices }: BatchFieldsProps) {
	const text = (name: string) => ({ label: LABELS[name] ?? name, ...form.text(name) });
	return (
		<>
			<TextField {...text("name")} hint="Nur für euch, steht nicht auf dem Gutschein." />
			<TextField {...text("valid_from")} type="date" className="c6" optional />
			<TextField {...text("valid_until")} type="date" className="c6" optional hint="Der letzte Tag." />
			<Covered form={form} field="seminars" ids="seminar_ids" words="Seminare" offers={choices.seminars} />
			<Covered form={form} field="courses" ids="course_ids" words="Videokurse" offers={choices.courses} />
		</>
	);
}

interface CoveredProps extends Pick<BatchFieldsProps, "form"> {
	field: "seminars" | "courses";
	ids: "seminar_ids" | "course_ids";
	words: string;
	offers: BatchChoices["seminars"];
}

/** All, none, or those that are ticked. */
function Covered({ form, field, ids, words, offers }: CoveredProps) {
	const chosen = idsIn(form.values[ids] ?? "");
	const { error } = form.text(ids);
	const options: { value: Cover; label: string }[] = [
		{ value: "all", label: `Alle ${words}` },
		{ value: "some", label: `Nur bestimmte ${words}` },
		{ value: "none", label: `Keine ${words}` },
	];
	const toggle = (id: number) =>
		form.set(ids, (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(","));
	return (
		<>
			<SelectField {...form.text(field)} label={`Gilt für ${words}`} error={error} options={options} />
			{form.values[field] === "some" && (
				<fieldset className="grid max-h-72 gap-1 overflow-y-auto">
					<legend className="sr-only">{words}, für die es gilt</legend>
					{offers.map(({ id, topic, price }) => (
						<Check
							key={id}
							label={topic}
							hint={formatEuro(price)}
							checked={chosen.includes(id)}
							onChange={() => toggle(id)}
						/>
					))}
				</fieldset>
			)}
		</>
	);
}
