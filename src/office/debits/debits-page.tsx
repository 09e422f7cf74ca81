import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { isUnannounced } from "#contract/office/debit-words.ts";
import type { DebitOverview, OpenDebit } from "#contract/office/debits.ts";
import { officeApi } from "../api.ts";
import { count } from "../bank/words.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { AnnouncePanel } from "./announce-panel.tsx";
import { DebitTable, type Ticks } from "./debit-table.tsx";
import { DebitTabs } from "./debit-tabs.tsx";
import { FileList } from "./file-list.tsx";
import { ReturnedPanel } from "./returned-panel.tsx";
import { RunSteps } from "./run-steps.tsx";
import { dayWords, sumOf, sumWords } from "./words.ts";

export const loader = async (): Promise<DebitOverview> => (await officeApi.debits.get({})).data;

const isReady = ({ check }: OpenDebit): boolean => check === "ready";
const needsDay = ({ check }: OpenDebit): boolean => isUnannounced(check);

/** Everything is ticked until somebody takes a tick away. */
function useTicks(): Ticks {
	const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
	const onToggle = (ids: readonly number[], isIn: boolean) => {
		const next = new Set(left);
		for (const id of ids) isIn ? next.delete(id) : next.add(id);
		setLeft(next);
	};
	return { left, onToggle };
}

const Days = ({ open, ticks }: { open: readonly OpenDebit[]; ticks: Ticks | undefined }) =>
	[...Map.groupBy(open, ({ collect_on }) => collect_on ?? "")].map(([day, debits]) => (
		<Panel
			key={day}
			title={`Einzug am ${formatDate(day)}`}
			aside={<span className="muted num">{sumWords(debits)}</span>}
			flush
			foot={<span>Die IBAN ist verschlüsselt und nur in der Bankdatei lesbar.</span>}
		>
			<DebitTable
				caption={`Einzug am ${formatDate(day)}`}
				debits={debits}
				ticks={debits.every(isReady) ? ticks : undefined}
			/>
		</Panel>
	));

interface BankFileProps {
	chosen: readonly OpenDebit[];
	/** Whether nothing is to be done before. */
	isNext: boolean;
	make: () => Promise<void>;
}

function BankFile({ chosen, isNext, make }: BankFileProps) {
	const { busy, failure, run } = useAct();
	return (
		<Panel
			title="Bankdatei"
			foot={
				<Button
					variant={isNext ? "primary" : "line"}
					icon={icons.bank}
					busy={busy}
					disabled={chosen.length === 0}
					onClick={() => void run(make)}
				>
					Datei machen
				</Button>
			}
		>
			<Failure text={failure} />
			<p className="m muted">
				{chosen.length > 0
					? `pain.008.001.08, ${count(chosen.length, "Buchung", "Buchungen")}, ${formatEuro(sumOf(chosen))}.`
					: "Steht bereit, sobald etwas angekündigt ist und der Brief das Haus verlassen hat."}
			</p>
		</Panel>
	);
}

const leadOf = ({ open }: DebitOverview): string => {
	const next = open
		.flatMap(({ check, collect_on }) => (check === "ready" && collect_on ? [collect_on] : []))
		.toSorted()[0];
	const rule = "Vorher bekommen alle Bescheid, so will es das SEPA-Verfahren.";
	return next ? `Nächster Einzug am ${dayWords(next)}. ${rule}` : `Gerade ist kein Einzug bereit. ${rule}`;
};

export function Component() {
	const overview = useLoaderData<typeof loader>();
	const { open, returned, files, earliest, latest, has_creditor_id } = overview;
	const { revalidate } = useRevalidator();
	const mayWrite = useMay()("books.write");
	const ticks = useTicks();
	const chosen = (fits: (debit: OpenDebit) => boolean) => open.filter((one) => fits(one) && !ticks.left.has(one.id));
	const [unannounced, ready] = [open.filter(needsDay), chosen(isReady)];
	const [announcing, others] = [chosen(needsDay), open.filter((one) => !needsDay(one))];
	const announce = async (collect_on: string) => {
		await officeApi.debits.announce({ body: { orders: announcing.map(({ id }) => id), collect_on } });
		await revalidate();
		toast(`${count(announcing.length, "Lastschrift", "Lastschriften")} angekündigt.`);
	};
	const makeFile = async () => {
		const { data } = await officeApi.debits.makeFile({ body: { orders: ready.map(({ id }) => id) } });
		await revalidate();
		toast(`${data.number} ist gemacht. Lade sie herunter und reiche sie bei der Bank ein.`);
	};
	return (
		<>
			<PageHead title="Lastschriften" lead={leadOf(overview)} />
			<DebitTabs />
			<div className="stack">
				{!has_creditor_id && (
					<Alert kind="warn" title="Es fehlt die Gläubiger-ID.">
						Ohne sie zieht die Bank nichts ein. Ihr tragt sie in den Einstellungen unter „Bank“ ein.
					</Alert>
				)}
				<RunSteps overview={overview} />
				<div className="cols cols--wide">
					<div className="stack">
						{unannounced.length > 0 && (
							<Panel title="Noch anzukündigen" aside={<span className="muted num">{sumWords(unannounced)}</span>} flush>
								<DebitTable caption="Noch anzukündigen" debits={unannounced} ticks={mayWrite ? ticks : undefined} />
							</Panel>
						)}
						<Days open={others} ticks={mayWrite ? ticks : undefined} />
						{open.length === 0 && <Empty title="Nichts ist einzuziehen." chair />}
						<ReturnedPanel returned={returned} />
					</div>
					<div className="stack">
						{mayWrite && unannounced.length > 0 && (
							<AnnouncePanel chosen={announcing} {...{ earliest, latest, announce }} />
						)}
						{mayWrite && <BankFile chosen={ready} isNext={unannounced.length === 0} make={makeFile} />}
						<FileList files={files} />
					</div>
				</div>
			</div>
		</>
	);
}
