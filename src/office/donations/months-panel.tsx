import { formatEuro } from "#contract/money.ts";
import type { DonationMonths } from "#contract/office/donations.ts";
import { Panel } from "../ui/panel.tsx";
import { Table, Th } from "../ui/table.tsx";

const NAMES = ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"] as const;

/** DON-01: what arrived month by month; the bars are for the eye, the table says the same. */
export function MonthsPanel({ months: { year, months } }: { months: DonationMonths }) {
	const most = Math.max(1, ...months.flatMap(({ now, before }) => [now ?? 0, before]));
	/** In a month more may go back than arrives. */
	const heightOf = (euro: number) => `${(Math.max(0, euro) / most) * 100}%`;
	const current = months.filter(({ now }) => now !== null).length - 1;
	return (
		<Panel title="Spenden je Monat" className="months-panel">
			<p className="months__scale" aria-hidden="true">
				{formatEuro(most)}
			</p>
			<div className="months" aria-hidden="true">
				{months.map(({ now, before }, index) => (
					<div key={NAMES[index]}>
						<span className="months__bars">
							<i className="months__before" style={{ height: heightOf(before) }} />
							<i
								className={index === current ? "months__current" : "months__now"}
								style={{ height: heightOf(now ?? 0) }}
							/>
						</span>
						<small>{NAMES[index]}</small>
					</div>
				))}
			</div>
			<p className="months__key" aria-hidden="true">
				<span>
					<i className="months__now" /> {year}
				</span>
				<span>
					<i className="months__current" /> dieser Monat
				</span>
				<span>
					<i className="months__before" /> {year - 1}
				</span>
			</p>
			<p className="months__key">Was eingegangen ist, abzüglich dessen, was zurückging.</p>
			<details className="help">
				<summary>Als Tabelle</summary>
				<Table
					caption="Spenden je Monat"
					head={
						<>
							<Th>Monat</Th>
							<Th className="num">{String(year)}</Th>
							<Th className="num">{String(year - 1)}</Th>
						</>
					}
				>
					{months.map(({ now, before }, index) => (
						<tr key={NAMES[index]}>
							<th scope="row">{NAMES[index]}</th>
							<td className="num">{now === null ? "–" : formatEuro(now)}</td>
							<td className="num">{formatEuro(before)}</td>
						</tr>
					))}
				</Table>
			</details>
		</Panel>
	);
}
