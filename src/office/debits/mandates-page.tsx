import { useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { MANDATE_WORDS } from "#contract/office/debit-words.ts";
import type { Mandate } from "#contract/office/debits.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { count } from "../bank/words.ts";
import { SearchBox } from "../lists/search-box.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { DebitTabs } from "./debit-tabs.tsx";

export const handle = { title: "Mandate" };

export async function loader({ request }: LoaderFunctionArgs) {
	const q = new URL(request.url).searchParams.get("q");
	return (await officeApi.debits.mandates({ query: q ? { q } : {} })).data;
}

interface RowProps {
	mandate: Mandate;
	onRevoke: (() => void) | undefined;
}

function Row({ mandate, onRevoke }: RowProps) {
	const { number, reference, name, account, given_on, text_version, state, since } = mandate;
	const { text, tone } = MANDATE_WORDS[state];
	return (
		<tr>
			<th scope="row">
				<Link to={officePaths.order(number)}>{name}</Link>
				<small>{account ? `Konto •••• ${account}` : "Konto unbekannt"}</small>
			</th>
			<td className="full">
				<span className="num">{reference}</span>
			</td>
			<td className="start">
				{given_on && <span className="unit">erteilt </span>}
				{given_on ? formatDate(given_on) : "nicht erteilt"}
				{text_version && <small>{`Text ${text_version}`}</small>}
			</td>
			<td className="start">
				<State tone={tone}>{text}</State>
				{since && <small>{formatDate(since)}</small>}
			</td>
			<td className="r right">
				{onRevoke && state !== "revoked" && (
					<Button size="sm" variant="quiet" aria-label={`Mandat ${reference} widerrufen`} onClick={onRevoke}>
						Widerrufen
					</Button>
				)}
			</td>
		</tr>
	);
}

/** DEBIT-02: who may be debited, since when, by which text. */
export function Component() {
	const { mandates, total } = useLoaderData<typeof loader>();
	const { revalidate } = useRevalidator();
	const mayWrite = useMay()("books.write");
	const box = useRef<HTMLInputElement>(null);
	const [asked, setAsked] = useState<Mandate | null>(null);
	const revoke = async (reason: string) => {
		if (!asked) return;
		await officeApi.debits.revoke({ params: { id: asked.id }, body: { reason } });
		await revalidate();
		toast(`Das Mandat ${asked.reference} wird nie mehr genutzt.`);
	};
	return (
		<>
			<PageHead
				title="Lastschriften"
				lead="Jede Bestellung per Bankeinzug hat ein eigenes Mandat, das für eine Zahlung gilt."
			/>
			<DebitTabs />
			<Panel
				title={
					<>
						Mandate <span className="muted">{total}</span>
					</>
				}
				aside={<SearchBox ref={box} label="Name oder Nummer" />}
				flush
				foot={
					mandates.length < total && (
						<span>{`Gezeigt sind die neuesten ${mandates.length} von ${count(total, "Mandat", "Mandaten")}.`}</span>
					)
				}
			>
				{mandates.length === 0 ? (
					<Empty title="Kein Mandat gefunden." />
				) : (
					<Table
						caption="Mandate"
						cards
						head={
							<>
								<Th>Wer</Th>
								<Th>Referenz</Th>
								<Th>Erteilt</Th>
								<Th>Stand</Th>
								<Th said>Aktion</Th>
							</>
						}
					>
						{mandates.map((mandate) => (
							<Row key={mandate.id} mandate={mandate} onRevoke={mayWrite ? () => setAsked(mandate) : undefined} />
						))}
					</Table>
				)}
			</Panel>
			{asked && (
				<ReasonDialog
					title={`Mandat ${asked.reference} widerrufen`}
					lead={`${asked.name} wird mit diesem Mandat nie mehr belastet. Das lässt sich nicht zurücknehmen.`}
					hint="Zum Beispiel: Per Mail widerrufen"
					label="Widerrufen"
					isFinal
					onSave={revoke}
					onClose={() => setAsked(null)}
				/>
			)}
		</>
	);
}
