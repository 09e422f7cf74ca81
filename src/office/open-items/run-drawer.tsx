import { useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import type { DunningProposal, Proposed } from "#contract/office/dunning.ts";
import { LEVEL_WORDS, LEVELS, SKIP_WORDS } from "#contract/office/open-item-words.ts";
import { officeApi } from "../api.ts";
import { opened } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { begun } from "../tasks/tasks.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { RunLetter } from "./run-letter.tsx";

/** In the place of a row's number. */
export const RUN = "mahnlauf";

const lettersText = (count: number): string => (count === 1 ? "1 Brief" : `${count} Briefe`);
const sumOf = (chosen: readonly Proposed[]): number =>
	chosen.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100;

interface RunDrawerProps {
	proposal: DunningProposal;
	/** The numbers that somebody has ticked in the list; everybody where there are none. */
	only: ReadonlySet<string>;
}

const unticked = (proposed: readonly Proposed[], only: ReadonlySet<string>): ReadonlySet<number> =>
	new Set(only.size === 0 ? [] : proposed.flatMap(({ invoice_id, number }) => (only.has(number) ? [] : [invoice_id])));

/** OPEN-03: who gets which letter, each as it will be sent; nothing leaves before the button. */
export function RunDrawer({ proposal: { proposed, skipped, due_on, papers }, only }: RunDrawerProps) {
	const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(() => unticked(proposed, only));
	const [due, setDue] = useState(due_on);
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const { busy, failure, faults, run } = useAct();
	const chosen = proposed.filter(({ invoice_id }) => !leftOut.has(invoice_id));
	const toggle = (id: number) =>
		setLeftOut((before) =>
			before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
		);
	const send = () =>
		run(async () => {
			const items = chosen.map(({ invoice_id, level, open }) => ({ invoice_id, level, open }));
			const { data } = await officeApi.dunning.start({ body: { due_on: due, items } });
			begun(data);
			await navigate(opened(params, null), { preventScrollReset: true });
			await revalidate();
		});
	return (
		<Drawer
			rowId={RUN}
			title="Mahnlauf vorbereiten"
			foot={
				chosen.length > 0 && (
					<Button variant="primary" icon={icons.mail} busy={busy} onClick={() => void send()}>
						{lettersText(chosen.length)} verschicken
					</Button>
				)
			}
		>
			<Failure text={failure} />
			{proposed.length === 0 ? (
				<Empty title="Heute ist niemand zu mahnen." />
			) : (
				<>
					<dl className="conseq conseq--2">
						<div>
							<dt className="k order-2">{chosen.length === 1 ? "Brief geht hinaus" : "Briefe gehen hinaus"}</dt>
							<dd className="v">{chosen.length}</dd>
						</div>
						<div>
							<dt className="k order-2">werden angemahnt</dt>
							<dd className="v">{formatEuro(sumOf(chosen))}</dd>
						</div>
					</dl>
					<Levels proposed={proposed} leftOut={leftOut} onToggle={toggle} />
				</>
			)}
			{skipped.length > 0 && <Skipped skipped={skipped} />}
			{papers.length > 0 && <Papers papers={papers} />}
			{chosen.length > 0 && (
				<>
					<TextField
						label="Neues Zahlungsziel"
						type="date"
						hint="Alle bekommen dieselbe Frist."
						value={due}
						error={faults.due_on}
						onChange={({ currentTarget: { value } }) => setDue(value)}
					/>
					<RunLetter chosen={chosen} dueOn={due} />
				</>
			)}
		</Drawer>
	);
}

interface LevelsProps {
	proposed: readonly Proposed[];
	leftOut: ReadonlySet<number>;
	onToggle: (invoiceId: number) => void;
}

const extra = ({ open, total, channel }: Proposed): string =>
	[
		formatEuro(total),
		...(total > open ? [`davon ${formatEuro((Math.round(total * 100) - Math.round(open * 100)) / 100)} Kosten`] : []),
		...(channel === "paper" ? ["als Brief"] : []),
	].join(" · ");

/** Level by level; whoever is not ticked is left out this time. */
const Levels = ({ proposed, leftOut, onToggle }: LevelsProps) =>
	LEVELS.map((level) => ({ level, own: proposed.filter((one) => one.level === level) }))
		.filter(({ own }) => own.length > 0)
		.map(({ level, own }) => (
			<fieldset key={level} className="stack">
				<legend className="m">{`${LEVEL_WORDS[level]} (${own.length})`}</legend>
				{own.map((one) => (
					<Check
						key={one.invoice_id}
						label={`${one.name}, ${one.number}`}
						hint={extra(one)}
						checked={!leftOut.has(one.invoice_id)}
						onChange={() => onToggle(one.invoice_id)}
					/>
				))}
			</fieldset>
		));

const Skipped = ({ skipped }: Pick<DunningProposal, "skipped">) => (
	<Alert kind="info" title="Nicht dabei">
		<ul>
			{skipped.map(({ invoice_id, name, number, why, reason }) => (
				<li key={invoice_id}>
					<b>{name}</b>, {number}: {SKIP_WORDS[why]}
					{reason && ` („${reason}“)`}
				</li>
			))}
		</ul>
	</Alert>
);

/** What was to be printed, run by run. */
const Papers = ({ papers }: Pick<DunningProposal, "papers">) => (
	<section aria-label="Briefe zum Drucken" className="stack">
		<h3 className="m">Briefe zum Drucken</h3>
		<div className="row">
			{papers.map(({ sent_on, letters }) => (
				<a
					key={sent_on}
					className={buttonLook({ size: "sm" })}
					href={`${API_BASE}/office/dunning/papers?${new URLSearchParams({ sent_on })}`}
					target="_blank"
					rel="noreferrer"
				>
					{`${formatDate(sent_on)}: ${lettersText(letters)} als PDF`}
				</a>
			))}
		</div>
	</section>
);
