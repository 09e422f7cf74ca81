import { Link } from "react-router";
import { formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { YearDonor, YearWithout } from "#contract/office/receipt-shapes.ts";
import { NO_RECEIPT_WORDS } from "#contract/office/receipt-words.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";

const WAYS: Record<YearDonor["way"], string> = {
	mail: "per E-Mail",
	to_sign: "unterschreiben und verschicken",
	to_post: "per Post",
};

interface DonorsTableProps {
	donors: readonly YearDonor[];
	/** Left out by hand. */
	left: ReadonlySet<string>;
	onToggle: (key: string) => void;
}

/** Who gets one; whoever should not is ticked off. */
export const DonorsTable = ({ donors, left, onToggle }: DonorsTableProps) => (
	<Panel title="Wer eine Bestätigung bekommt" flush>
		<Table
			caption="Wer eine Bestätigung bekommt"
			cards
			head={
				<>
					<Th>Wer</Th>
					<Th>Spenden</Th>
					<Th>Betrag</Th>
					<Th>Weg</Th>
				</>
			}
		>
			{donors.map(({ key, name, address, addresses, donations, amount, way }) => (
				<tr key={key} className={left.has(key) ? "is-off" : undefined}>
					<th scope="row">
						<label className="opt-row">
							<input type="checkbox" className="check" checked={!left.has(key)} onChange={() => onToggle(key)} />
							<span>
								{name}
								<small>{address}</small>
								{addresses > 1 && <small>{`${addresses} Anschriften, die neueste wird gedruckt`}</small>}
							</span>
						</label>
					</th>
					<td className="num x">{donations}</td>
					<td className="num">{formatEuro(amount)}</td>
					<td>{WAYS[way]}</td>
				</tr>
			))}
		</Table>
	</Panel>
);

const toneOf = (reason: YearWithout["reason"]) => (reason === "confirmed" ? "ok" : "warn");

/** Who gets none, and why; each leads to the donation where it can be put right. */
export const WithoutTable = ({ without }: { without: readonly YearWithout[] }) => (
	<Panel title="Wer keine bekommt" flush>
		<Table
			caption="Wer keine Bestätigung bekommt"
			cards
			head={
				<>
					<Th>Wer</Th>
					<Th>Spenden</Th>
					<Th>Betrag</Th>
					<Th>Warum</Th>
				</>
			}
		>
			{without.map(({ reference, name, email, donations, amount, reason }) => (
				<tr key={`${reference} ${reason}`}>
					<th scope="row">
						<Link className="link" to={officePaths.donation(reference)}>
							{name ?? email ?? "ohne Namen"}
						</Link>
						<small>{reference}</small>
					</th>
					<td className="num x">{donations}</td>
					<td className="num">{formatEuro(amount)}</td>
					<td>
						<State tone={toneOf(reason)}>{NO_RECEIPT_WORDS[reason]}</State>
					</td>
				</tr>
			))}
		</Table>
	</Panel>
);
