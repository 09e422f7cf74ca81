// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { useState } from "react";
import { Link } from "react-router";
import { VAT_PERCENT } from "#contract/constants.ts";
import { formatEuro } from "#contract/money.ts";
import type { OfficeOrderLine, OfficeOrderPage } from "#contract/office/order-page.ts";
import { officePaths } from "#contract/office/paths.ts";
import { momentWords } from "../history/days.ts";
import { useMay } from "../session/colleague.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { AccessDialog } from "./access-dialog.tsx";

type Granted = NonNullable<OfficeOrderLine["access"]>;

const WORDS: Record<Granted["state"], [tone: Tone, words: string]> = {
	unlocking: ["info", "wird freigeschaltet"],
	open: ["ok", "läuft"],
	over: ["mute", "abgelaufen"],
	revoked: ["mute", "beendet"],
};

/** What was sold, how far it can be watched, and what it comes to. */
export function OrderLines({ order }: { order: OfficeOrderPage }) {
	const { lines, net, tax, gross, state } = order;
	const [extended, setExtended] = useState<OfficeOrderLine | null>(null);
	const canHelp = useMay()("orders.write") && (state === "placed" || state === "paid");
	return (
		<Panel
			title="Gekauft"
			flush
			aside={<span className="muted m">{lines.length === 1 ? "1 Videokurs" : `${lines.length} Videokurse`}</span>}
			foot={
				<dl className="sum sum--end">
					<dt>Netto</dt>
					<dd>{formatEuro(net)}</dd>
					<dt>Umsatzsteuer {VAT_PERCENT} %</dt>
					<dd>{formatEuro(tax)}</dd>
					<dt className="total">Gesamt</dt>
					<dd className="total">{formatEuro(gross)}</dd>
				</dl>
			}
		>
			<Table
				caption="Positionen"
				cards
				head={
					<>
						<Th>Videokurs</Th>
						<Th>Zugang</Th>
						<Th className="r">Betrag</Th>
						{canHelp && (
							<Th className="w1" said>
								Helfen
							</Th>
						)}
					</>
				}
			>
				{lines.map((line) => (
					<Line key={line.course_id} line={line} onExtend={canHelp ? () => setExtended(line) : null} />
				))}
			</Table>
			{extended && <AccessDialog order={order} line={extended} onClose={() => setExtended(null)} />}
		</Panel>
	);
}

function Line({ line, onExtend }: { line: OfficeOrderLine; onExtend: (() => void) | null }) {
	const { course_id, topic, voucher, discount, original, gross, access } = line;
	return (
		<tr role="row">
			<th scope="row" role="rowheader">
				<Link to={officePaths.course(course_id)}>{topic}</Link>
				{voucher && <small>{`Gutschein ${voucher}, −${discount} %`}</small>}
			</th>
			<td role="cell" className="full">
				{access ? <Watched {...access} /> : <State tone="mute">noch nicht bezahlt</State>}
			</td>
			<td role="cell" className="r right">
				{formatEuro(gross)}
				{original !== gross && (
					<small>
						<s>
							<span className="sr-only">statt </span>
							{formatEuro(original)}
						</s>
					</small>
				)}
			</td>
			{onExtend && (
				<td role="cell" className="w1 full">
					{access && (
						<Button size="sm" icon={icons.clock} aria-label={`Verlängern: ${topic}`} onClick={onExtend}>
							Verlängern
						</Button>
					)}
				</td>
			)}
		</tr>
	);
}

function Watched({ state, until, first_played_at }: Granted) {
	const [tone, words] = WORDS[state];
	const now = new Date();
	const played = first_played_at ? `zuerst gesehen ${momentWords(first_played_at, now)}` : "noch nicht angesehen";
	return (
		<>
			<State tone={tone}>{words}</State>
			<small>{`bis ${momentWords(until, now)} · ${played}`}</small>
		</>
	);
}
