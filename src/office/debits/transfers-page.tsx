import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { AccountSource, OpenTransfer } from "#contract/office/transfers.ts";
import { officeApi } from "../api.ts";
import { count } from "../bank/words.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { TickCell } from "../ui/tick.tsx";
import { useAct } from "../ui/use-act.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { DebitTabs } from "./debit-tabs.tsx";
import { FileList } from "./file-list.tsx";
import { sumOf, sumWords } from "./words.ts";

export const handle = { title: "Erstattungen" };
export const loader = async () => (await officeApi.transfers.get({})).data;

const SOURCE_WORDS: Record<AccountSource, string> = {
	office: "vom Büro eingetragen",
	bank: "von dort kam das Geld",
	mandate: "Konto des Mandats",
};

interface RowProps {
	transfer: OpenTransfer;
	isIn: boolean;
	onToggle: (() => void) | undefined;
	onAccount: (() => void) | undefined;
}

const Row = ({ transfer, isIn, onToggle, onAccount }: RowProps) => {
	const { name, number, amount, due_on, holder, account, source } = transfer;
	return (
		<tr className={isIn ? "is-on" : undefined}>
			{onToggle && account ? (
				<TickCell label={`${name}, ${number} auswählen`} isOn={isIn} onChange={onToggle} />
			) : (
				<td className="w1" />
			)}
			<th scope="row">
				{name}
				<small>{number}</small>
			</th>
			<td className="r right">{formatEuro(amount)}</td>
			<td className="start">
				<span className="unit">bis </span>
				{formatDate(due_on)}
			</td>
			<td className="start">
				{account ? `${holder} •••• ${account}` : <State tone="warn">Konto fehlt</State>}
				{source && <small>{SOURCE_WORDS[source]}</small>}
			</td>
			<td className="r right">
				{onAccount && (
					<Button
						size="sm"
						variant={account ? "quiet" : "line"}
						aria-label={`${account ? "Ändern" : "Eintragen"}: Konto für ${number}`}
						onClick={onAccount}
					>
						{account ? "Ändern" : "Eintragen"}
					</Button>
				)}
			</td>
		</tr>
	);
};

/** DEBIT-03: money that goes back, in one file for the bank. */
export function Component() {
	const { open, files } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const mayWrite = useMay()("books.write");
	const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
	const [asked, setAsked] = useState<OpenTransfer | null>(null);
	const chosen = open.filter(({ id, account }) => account !== null && !left.has(id));
	const toggle = (id: number) => {
		const next = new Set(left);
		if (!next.delete(id)) next.add(id);
		setLeft(next);
	};
	const make = () =>
		run(async () => {
			const { data } = await officeApi.transfers.makeFile({ body: { refunds: chosen.map(({ id }) => id) } });
			await revalidate();
			toast(`${data.number} ist gemacht. Lade sie herunter und reiche sie bei der Bank ein.`);
		});
	return (
		<>
			<PageHead
				title="Lastschriften"
				lead="Erstattungen gehen auf das Konto zurück, von dem das Geld kam. Eingereicht gelten sie als überwiesen."
			/>
			<DebitTabs />
			<div className="cols cols--wide">
				<Panel title="Zu erstatten" aside={<span className="muted num">{sumWords(open)}</span>} flush>
					{open.length === 0 ? (
						<Empty title="Nichts ist zu erstatten." chair />
					) : (
						<Table
							caption="Erstattungen"
							cards
							head={
								<>
									<Th className="w1" said>
										Auswahl
									</Th>
									<Th>Wer</Th>
									<Th className="r">Betrag</Th>
									<Th>bis</Th>
									<Th>Konto</Th>
									<Th said>Aktion</Th>
								</>
							}
						>
							{open.map((transfer) => (
								<Row
									key={transfer.id}
									transfer={transfer}
									isIn={chosen.includes(transfer)}
									onToggle={mayWrite ? () => toggle(transfer.id) : undefined}
									onAccount={mayWrite ? () => setAsked(transfer) : undefined}
								/>
							))}
						</Table>
					)}
				</Panel>
				<div className="stack">
					{mayWrite && (
						<Panel
							title="Bankdatei"
							foot={
								<Button
									variant="primary"
									icon={icons.bank}
									busy={busy}
									disabled={chosen.length === 0}
									onClick={() => void make()}
								>
									Datei machen
								</Button>
							}
						>
							<Failure text={failure} />
							<p className="m muted">
								{chosen.length > 0
									? `pain.001.001.09, ${count(chosen.length, "Überweisung", "Überweisungen")}, ${formatEuro(sumOf(chosen))}.`
									: "Steht bereit, sobald zu einer Erstattung das Konto bekannt ist."}
							</p>
						</Panel>
					)}
					<FileList files={files} />
				</div>
			</div>
			{asked && <AccountDialog transfer={asked} onClose={() => setAsked(null)} />}
		</>
	);
}
