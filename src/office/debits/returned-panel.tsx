import { useCallback, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { ReturnedDebit } from "#contract/office/debits.ts";
import { officePaths } from "#contract/office/paths.ts";
import { ActDialog } from "../acts/act-dialog.tsx";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State, type Tone } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";

type Letter = "write" | "invoice";

const LETTERS = {
	write: {
		title: "Über die Rücklastschrift schreiben",
		lead: "Der Brief nennt den Grund und unser Konto und gibt eine Frist. Bis dahin mahnen wir nicht.",
		verb: "Schreiben",
		promise: "Ja, dieser Brief geht hinaus.",
		cancel: "Nicht schreiben",
		act: officeApi.debits.writeReturned,
		done: "Der Brief geht hinaus.",
	},
	invoice: {
		title: "Auf Rechnung umstellen",
		lead: "Wir ziehen nichts mehr ein. Die Rechnung bleibt, wie sie ist, und wird neu fällig. Das lässt sich nicht zurücknehmen.",
		verb: "Umstellen",
		promise: "Ja, diese Bestellung wird überwiesen.",
		cancel: "Nicht umstellen",
		act: officeApi.debits.toInvoice,
		done: "Die Bestellung läuft jetzt auf Rechnung.",
	},
} as const;

function LetterDialog({ debit, letter, onClose }: { debit: ReturnedDebit; letter: Letter; onClose: () => void }) {
	const { revalidate } = useRevalidator();
	const { act, done, lead, ...words } = LETTERS[letter];
	const { id, name, number, open } = debit;
	const foresee = useCallback(
		async () => (await officeApi.debits.foreseeReturned({ params: { id }, body: { act: letter } })).data,
		[id, letter],
	);
	return (
		<ActDialog
			{...words}
			lead={`${name}, ${number}, offen ${formatEuro(open)}. ${lead}`}
			foresee={foresee}
			act={async () => {
				await act({ params: { id } });
				await revalidate();
				toast(done);
			}}
			onClose={onClose}
		/>
	);
}

function stateOf({ is_repeated, is_blocked, written_at }: ReturnedDebit): [Tone, string] {
	if (is_repeated) return ["info", "wird noch einmal eingezogen"];
	if (is_blocked) return ["err", "Mandat gesperrt"];
	return written_at ? ["info", `geschrieben am ${formatDate(written_at)}`] : ["warn", "wieder offen"];
}

/** OFF-083: why there is no button for it. */
const onceWords = ({ may_repeat, is_repeated, is_blocked }: ReturnedDebit): string | null =>
	may_repeat || is_repeated || is_blocked
		? null
		: "Noch einmal einziehen geht nicht: Das Mandat galt für eine Zahlung.";

const factsOf = ({ collect_on, reason, code, fee }: ReturnedDebit): string =>
	`Einzug vom ${formatDate(collect_on)}: ${reason} (${code})${fee > 0 ? ` Gebühr ${formatEuro(fee)}.` : ""}`;

interface RowProps {
	debit: ReturnedDebit;
	mayWrite: boolean;
	onLetter: (letter: Letter) => void;
}

function Row({ debit, mayWrite, onLetter }: RowProps) {
	const { id, number, name, amount, written_at, is_repeated, may_repeat } = debit;
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const [tone, words] = stateOf(debit);
	const once = onceWords(debit);
	const repeat = () =>
		run(async () => {
			await officeApi.debits.repeat({ params: { id } });
			await revalidate();
			toast("Steht wieder unter „Noch anzukündigen“.");
		});
	return (
		<li>
			<div className="stack">
				<div>
					<Link className="link" to={officePaths.order(number)}>
						<b>{`${name}, ${formatEuro(amount)}`}</b>
					</Link>
					<small>{factsOf(debit)}</small>
					{mayWrite && once && <small>{once}</small>}
				</div>
				<Failure text={failure} />
				{mayWrite && (
					<div className="row">
						{!written_at && !is_repeated && (
							<Button size="sm" icon={icons.mail} onClick={() => onLetter("write")}>
								Schreiben
							</Button>
						)}
						<Button size="sm" icon={icons.invoice} onClick={() => onLetter("invoice")}>
							Auf Rechnung umstellen
						</Button>
						{may_repeat && (
							<Button size="sm" icon={icons.again} busy={busy} onClick={() => void repeat()}>
								Noch einmal einziehen
							</Button>
						)}
					</div>
				)}
			</div>
			<State tone={tone}>{words}</State>
		</li>
	);
}

/** BANK-04: debits that came back, and what can become of them. */
export function ReturnedPanel({ returned }: { returned: readonly ReturnedDebit[] }) {
	const mayWrite = useMay()("books.write");
	const [asked, setAsked] = useState<{ debit: ReturnedDebit; letter: Letter } | null>(null);
	return (
		<>
			{returned.length > 0 && (
				<Panel title="Rückläufer" aside={<span className="muted num">{returned.length}</span>} flush>
					<ul className="wl wl--plain">
						{returned.map((debit) => (
							<Row key={debit.id} {...{ debit, mayWrite }} onLetter={(letter) => setAsked({ debit, letter })} />
						))}
					</ul>
				</Panel>
			)}
			{asked && <LetterDialog {...asked} onClose={() => setAsked(null)} />}
		</>
	);
}
