import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { COMPARISONS, PERIODS, type ReportQuery } from "#contract/office/reports.ts";
import { optionsOf } from "../lists/filters.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

type Errors = Readonly<Record<string, string | undefined>>;

/** Which period beside which; it stands in the address. */
export function PeriodForm({ query, errors }: { query: URLSearchParams; errors: Errors }) {
	const navigate = useNavigate();
	const [period, setPeriod] = useState(query.get("period") ?? "months12");
	const [against, setAgainst] = useState(query.get("against") ?? "before");
	const show = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
		void navigate(`?${new URLSearchParams(given.filter(([, value]) => value))}`);
	};
	const day = (name: keyof ReportQuery, label: string) => (
		<TextField
			name={name}
			type="date"
			label={label}
			defaultValue={query.get(name) ?? ""}
			error={errors[name]}
			className="c3"
		/>
	);
	return (
		<form className="panel" onSubmit={show} noValidate aria-label="Zeitraum">
			<div className="panel__b form">
				<SelectField
					name="period"
					label="Zeitraum"
					className="c6"
					options={optionsOf(PERIODS)}
					value={period}
					error={errors.period}
					onChange={({ target }) => setPeriod(target.value)}
				/>
				<SelectField
					name="against"
					label="Verglichen mit"
					className="c6"
					options={optionsOf(COMPARISONS)}
					value={against}
					error={errors.against}
					onChange={({ target }) => setAgainst(target.value)}
				/>
				{period === "free" && (
					<>
						{day("from", "Von")}
						{day("to", "Bis")}
					</>
				)}
				{against === "free" && (
					<>
						{day("against_from", "Vergleich von")}
						{day("against_to", "Vergleich bis")}
					</>
				)}
				<div>
					<Button type="submit">Anzeigen</Button>
				</div>
			</div>
		</form>
	);
}
