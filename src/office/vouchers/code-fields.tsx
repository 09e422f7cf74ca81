import { CODES_MAX } from "#contract/office/voucher-rows.ts";
import { Choice } from "../ui/choice.tsx";
import { Field, Input, TextField } from "../ui/field.tsx";
import { LABELS, type NewTyped } from "./batch-values.ts";

interface CodeFieldsProps {
	form: {
		text: (name: keyof NewTyped & string) => { id: string; name: string; value: string; error?: string | undefined };
		set: (name: keyof NewTyped & string, value: string) => void;
		values: NewTyped;
	};
}

/** What the codes are worth, and whether there is one for all or many. */
export function CodeFields({ form }: CodeFieldsProps) {
	const { kind, prefix } = form.values;
	const text = (name: keyof NewTyped & string) => ({ label: LABELS[name] ?? name, ...form.text(name) });
	const choose = (chosen: "one" | "many") => {
		form.set("kind", chosen);
		form.set("max_uses", chosen === "one" ? "" : "1");
	};
	const { error, ...discount } = form.text("discount");
	return (
		<>
			<Field id={discount.id} label={LABELS.discount ?? ""} error={error} className="c6">
				<div className="affix">
					<Input {...discount} inputMode="numeric" />
					<span aria-hidden="true">%</span>
				</div>
			</Field>
			<fieldset className="stack">
				<legend className="lbl">Codes</legend>
				<Choice
					name="kind"
					value="one"
					label="Ein Code für alle"
					hint="Zum Beispiel für den Newsletter."
					checked={kind === "one"}
					onChange={() => choose("one")}
				/>
				<Choice
					name="kind"
					value="many"
					label="Viele Codes, je einmal"
					hint="Zum Verschenken."
					checked={kind === "many"}
					onChange={() => choose("many")}
				/>
			</fieldset>
			{kind === "one" ? (
				<TextField
					{...text("chosen_code")}
					className="c6"
					hint="Zum Beispiel WILLKOMMEN10."
					autoCapitalize="characters"
				/>
			) : (
				<>
					<TextField
						{...text("count")}
						className="c6"
						inputMode="numeric"
						hint={`Höchstens ${CODES_MAX.toLocaleString("de-DE")}.`}
					/>
					<TextField {...text("prefix")} className="c6" optional hint="Steht vor jedem Code." />
				</>
			)}
			<TextField {...text("max_uses")} className="c6" optional inputMode="numeric" hint="Leer heißt: beliebig oft." />
			{kind === "many" && (
				<p className="s muted">
					So sehen sie aus:{" "}
					<b className="num">{[prefix.trim().toUpperCase(), "4KTD", "R7MX"].filter(Boolean).join("-")}</b>. Ohne
					Zeichen, die sich gleichen, damit sich niemand vertippt.
				</p>
			)}
		</>
	);
}
