import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { AllocatedPart, BankItem, OpenBooking, TakingAll } from "#contract/office/bank-shapes.ts";
import type { AsideKind } from "#contract/office/bank-words.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { begun } from "../tasks/tasks.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { AllocatePanel } from "./allocate-panel.tsx";
import { CertainTable } from "./certain-table.tsx";
import { OpenList } from "./open-list.tsx";
import { partFor } from "./options.ts";
import { Outgoing } from "./outgoing.tsx";
import { ReadButton, ReadLines } from "./read-files.tsx";
import { Balances, Placed, Statements, statementLead } from "./side-panels.tsx";
import { useReading } from "./use-reading.ts";
import { count } from "./words.ts";

export const handle = { title: "Bankabgleich" };

export async function loader({ request }: LoaderFunctionArgs) {
	const asked = Number(new URL(request.url).searchParams.get("auszug"));
	const query = Number.isInteger(asked) && asked > 0 ? { statement: asked } : {};
	return (await officeApi.bank.get({ query })).data;
}

const isOutgoing = ({ amount, returned, verdict }: OpenBooking): boolean =>
	amount < 0 && returned === null && verdict !== "certain";
/** What is recognised as a fee or a refund counts as that in the books; the rest is no business of ours. */
const asideOf = ({ proposals: [best] }: OpenBooking): AsideKind => best?.parts[0]?.aside ?? "other";

/** Everything that puts bookings somewhere; each can be undone. */
function useBankActs() {
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const undo = (ids: readonly number[]): Promise<void> =>
		run(async () => {
			await officeApi.bank.undo({ body: { ids: [...ids] } });
			await revalidate();
		});
	const done = async (ids: readonly number[], text: string) => {
		await revalidate();
		toast(text, () => undo(ids));
	};
	return {
		busy,
		failure,
		undo,
		put: (id: number, parts: AllocatedPart[]) =>
			run(async () => {
				const { data } = await officeApi.bank.allocate({ params: { id }, body: { parts } });
				await done(data.ids, "Die Zahlung ist zugeordnet.");
			}),
		take: (bookings: { id: number; mark: string }[]) =>
			run(async () => {
				const { data } = await officeApi.bank.take({ body: { bookings } });
				const missed = bookings.length - data.ids.length;
				const rest = missed > 0 ? ` ${missed} haben sich inzwischen geändert.` : "";
				await done(data.ids, `${count(data.ids.length, "Zahlung", "Zahlungen")} übernommen.${rest}`);
			}),
		takeAll: (body: TakingAll) => run(async () => begun((await officeApi.bank.takeAll({ body })).data)),
		setAside: (bookings: readonly OpenBooking[]) =>
			run(async () => {
				const kinds = Map.groupBy(bookings, asideOf);
				const ids: number[] = [];
				for (const [aside, own] of kinds) {
					const body = { ids: own.map(({ id }) => id), aside, reason: "Ausgang" };
					ids.push(...(await officeApi.bank.setAside({ body })).data.ids);
				}
				await done(ids, `${count(ids.length, "Ausgang", "Ausgänge")} abgelegt.`);
			}),
	};
}

export function Component() {
	const { statement, statements, open, more, placed, placed_goes_on } = useLoaderData<typeof loader>();
	const mayWrite = useMay()("books.write");
	const reading = useReading();
	const acts = useBankActs();
	const [chosen, setChosen] = useState<number | null>(null);
	const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
	const certain = open.filter(({ verdict }) => verdict === "certain");
	const outgoing = open.filter(isOutgoing);
	const unsure = open.filter((booking) => booking.verdict !== "certain" && !isOutgoing(booking));
	const booking = open.find(({ id }) => id === chosen) ?? unsure[0];
	const taken = certain.filter(({ id }) => !left.has(id));
	const toggle = (ids: readonly number[], isIn: boolean) => {
		const next = new Set(left);
		for (const id of ids) isIn ? next.delete(id) : next.add(id);
		setLeft(next);
	};
	const seen = taken.map(({ id, proposals: [best] }) => ({ id, mark: best?.mark ?? "" }));
	const take = () => (more > 0 ? acts.takeAll({ seen, left: [...left] }) : acts.take(seen));
	const carried = (id: number, item: BankItem) => {
		const other = open.find((one) => one.id === id);
		if (other) void acts.put(id, [partFor(item, other.open)]);
	};
	return (
		<>
			<PageHead
				title="Bankabgleich"
				lead={
					statement
						? `${statementLead(statement)} ${count(certain.length, "ist erkannt", "sind erkannt")}, ${unsure.length} noch offen.`
						: "Lies einen Kontoauszug ein. Dann steht hier, welche Zahlung wohin gehört."
				}
				actions={
					mayWrite && (
						<>
							<ReadButton busy={reading.busy} read={reading.read} />
							{(taken.length > 0 || more > 0) && (
								<Button variant="primary" icon={icons.checkCheck} busy={acts.busy} onClick={() => void take()}>
									{more > 0 ? "Alle sicheren übernehmen" : `${taken.length} sichere übernehmen`}
								</Button>
							)}
						</>
					)
				}
			/>
			<div className="stack bank">
				<ReadLines lines={reading.lines} onDismiss={reading.dismiss} />
				<Failure text={acts.failure} />
				{statement && <Balances statement={statement} />}
				<div className="cols cols--2">
					<div className="stack">
						<Panel
							title={
								<>
									Noch offen <span className="muted">{unsure.length + more}</span>
								</>
							}
							flush
							foot={
								mayWrite &&
								unsure.length > 0 && <span>Auf eine Rechnung ziehen oder „Zuordnen“ drücken und suchen.</span>
							}
						>
							<OpenList bookings={unsure} chosen={booking?.id ?? null} onChoose={mayWrite ? setChosen : undefined} />
						</Panel>
						{certain.length > 0 && (
							<Panel
								title={
									<>
										Erkannt <span className="muted">{certain.length}</span>
									</>
								}
								flush
							>
								<CertainTable bookings={certain} left={left} onToggle={mayWrite ? toggle : undefined} />
							</Panel>
						)}
						<Outgoing
							bookings={outgoing}
							busy={acts.busy}
							onSetAside={mayWrite ? (bookings) => void acts.setAside(bookings) : undefined}
							onChoose={mayWrite ? setChosen : undefined}
						/>
					</div>
					<div className="stack">
						{mayWrite && booking && (
							<AllocatePanel
								key={booking.id}
								booking={booking}
								isAsked={booking.id === chosen}
								busy={acts.busy}
								onPut={(id, parts) => void acts.put(id, parts)}
								onCarried={carried}
							/>
						)}
						<Placed
							bookings={placed}
							goesOn={placed_goes_on}
							busy={acts.busy}
							onUndo={mayWrite ? (id) => void acts.undo([id]) : undefined}
						/>
						<Statements statements={statements} shown={statement?.id ?? null} />
					</div>
				</div>
			</div>
		</>
	);
}
