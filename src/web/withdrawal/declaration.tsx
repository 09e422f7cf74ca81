import type { WithdrawalValues } from "./withdrawal-form.ts";

interface DeclarationProps {
	values: WithdrawalValues;
	/** 'dd.MM.yyyy, HH:mm Uhr', once it has arrived. */
	receivedAt?: string;
}

export function Declaration({ values, receivedAt }: DeclarationProps) {
	const rows = [
		["Name", values.name],
		["Vertrag", values.contract],
		["E-Mail", values.email],
		...(receivedAt ? ([["Eingegangen am", receivedAt]] as const) : []),
	] as const;
	return (
		<dl className="border-t-2 border-ink">
			{rows.map(([name, value]) => (
				<div key={name} className="grid gap-x-4 border-b border-line py-[0.8rem] sm:grid-cols-[9rem_1fr]">
					<dt className="text-ink-2">{name}</dt>
					<dd className="min-w-0 font-[580] wrap-anywhere whitespace-pre-line tabular-nums">{value}</dd>
				</div>
			))}
		</dl>
	);
}
