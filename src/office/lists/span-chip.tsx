import { Link, useNavigate, useSearchParams } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { filtered } from "./address.ts";
import { FilterChip } from "./filter-chip.tsx";
import type { SpanFilter } from "./filters.ts";

const NO_SPAN = { days: null, from: null, to: null };

function spanWords(params: URLSearchParams, days: SpanFilter["days"]): string | null {
	const [from, to] = [params.get("from"), params.get("to")];
	if (from && to) return `${formatDate(from)} bis ${formatDate(to)}`;
	if (from) return `ab ${formatDate(from)}`;
	if (to) return `bis ${formatDate(to)}`;
	return days.find(({ value }) => value === params.get("days"))?.label ?? null;
}

export function SpanChip({ filter: { label, days } }: { filter: SpanFilter }) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const value = spanWords(params, days);
	const ownSpan = (form: FormData) => {
		const day = (name: string) => String(form.get(name) ?? "") || null;
		void navigate(filtered(params, { days: null, from: day("from"), to: day("to") }), { preventScrollReset: true });
	};
	return (
		<FilterChip label={label} value={value} without={filtered(params, NO_SPAN)}>
			{(close) => (
				<>
					{days.map((option) => (
						<Link
							key={option.value}
							to={filtered(params, { ...NO_SPAN, days: option.value })}
							preventScrollReset
							aria-current={option.label === value ? "true" : undefined}
							onClick={close}
						>
							{option.label}
						</Link>
					))}
					{days.length > 0 && <hr />}
					<form
						key={value}
						className="menu__form"
						onSubmit={(event) => {
							event.preventDefault();
							ownSpan(new FormData(event.currentTarget));
							close();
						}}
					>
						<TextField type="date" name="from" label="Von" defaultValue={params.get("from") ?? ""} />
						<TextField type="date" name="to" label="Bis" defaultValue={params.get("to") ?? ""} />
						<Button type="submit" size="sm">
							Zeitraum zeigen
						</Button>
					</form>
				</>
			)}
		</FilterChip>
	);
}
