import { useEffect, useRef, useState } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import type { AllocatedPart, BankItem, OpenBooking } from "#contract/office/bank-shapes.ts";
import { type AsideKind, CERTAINTY_WORDS } from "#contract/office/bank-words.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { AsideDialog } from "./aside-dialog.tsx";
import { FindItems } from "./find-items.tsx";
import { CARRIED } from "./open-list.tsx";
import { type Option, ofItem, ofProposal } from "./options.ts";
import { SplitForm } from "./split-form.tsx";
import { signedEuro } from "./words.ts";

interface AllocatePanelProps {
	booking: OpenBooking;
	busy: boolean;
	/** Somebody has asked for it: it comes into view. */
	isAsked: boolean;
	onPut: (bookingId: number, parts: AllocatedPart[]) => void;
	/** Another booking was carried onto this. */
	onCarried: (bookingId: number, item: BankItem) => void;
}

const TONES = { certain: "ok", likely: "info", possible: "mute" } as const;

interface OptionRowProps {
	option: Option;
	checked: boolean;
	onChoose: () => void;
	onDrop?: ((bookingId: number) => void) | undefined;
}

function OptionRow({ option: { label, lines, certainty }, checked, onChoose, onDrop }: OptionRowProps) {
	const [isOver, setOver] = useState(false);
	return (
		<label
			className={classNames("choice", isOver && "is-over")}
			onDragOver={(event) => {
				if (!onDrop || !event.dataTransfer.types.includes(CARRIED)) return;
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				onDrop?.(Number(event.dataTransfer.getData(CARRIED)));
			}}
		>
			<input type="radio" name="bank-option" className="check" checked={checked} onChange={onChoose} />
			<span className="grow">
				<b>{label}</b>
				{lines.map((line) => (
					<small key={line}>{line}</small>
				))}
			</span>
			{certainty && <State tone={TONES[certainty]}>{CERTAINTY_WORDS[certainty]}</State>}
		</label>
	);
}

/** BANK-03: where one booking goes. Proposals first, then whatever is found. */
export function AllocatePanel({ booking, busy, isAsked, onPut, onCarried }: AllocatePanelProps) {
	const { id, open, name, proposals } = booking;
	const [found, setFound] = useState<readonly BankItem[]>([]);
	const [chosen, setChosen] = useState<string | null>(null);
	const [isSplit, setSplit] = useState(false);
	const [aside, setAside] = useState<AsideKind | null>(null);
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!isAsked) return;
		place.current?.focus({ preventScroll: true });
		place.current?.scrollIntoView({ block: "nearest" });
	}, [isAsked]);
	const proposed = proposals.map((proposal) => ofProposal(proposal, booking));
	const searched = found.map((item) => ({ ...ofItem(item, open), key: `found-${item.kind}-${item.id}`, item }));
	const options = [...searched, ...proposed];
	const current = options.find(({ key }) => key === chosen) ?? options[0];
	const items = [...found, ...proposals.flatMap(({ parts }) => parts.flatMap(({ item }) => item ?? []))];
	return (
		<Panel title={`${signedEuro(open)} von „${name || "unbekannt"}“`}>
			<div ref={place} tabIndex={-1} className="stack bank-allocate">
				<FindItems
					onFound={(items) => setFound(items.filter((item) => (open > 0 ? item.open > 0 : item.kind === "invoice")))}
				/>
				{isSplit ? (
					<SplitForm
						items={items}
						free={open}
						busy={busy}
						onBack={() => setSplit(false)}
						onPut={(parts) => onPut(id, parts)}
					/>
				) : (
					<>
						<fieldset className="stack bank-options">
							<legend className="sr-only">Wohin gehört diese Zahlung?</legend>
							{searched.map((option) => (
								<OptionRow
									key={option.key}
									option={option}
									checked={option === current}
									onChoose={() => setChosen(option.key)}
									onDrop={(carried) => onCarried(carried, option.item)}
								/>
							))}
							{proposed.map((option, at) => {
								const item = proposals[at]?.parts.length === 1 ? proposals[at]?.parts[0]?.item : null;
								return (
									<OptionRow
										key={option.key}
										option={option}
										checked={option === current}
										onChoose={() => setChosen(option.key)}
										onDrop={item ? (carried) => onCarried(carried, item) : undefined}
									/>
								);
							})}
						</fieldset>
						{current ? (
							<Alert kind="ok">Danach: {current.after}</Alert>
						) : (
							<p className="muted">
								{open > 0
									? "Dazu haben wir nichts gefunden. Suche nach der Rechnung, dem Namen oder dem Betrag."
									: "Geht hier Geld für eine Rechnung zurück, suche sie mit ihrer ganzen Nummer. Sonst leg die Buchung ab."}
							</p>
						)}
						<div className="row">
							{current && (
								<Button variant="primary" busy={busy} onClick={() => onPut(id, current.parts)}>
									Zuordnen
								</Button>
							)}
							{open > 0 && <Button onClick={() => setSplit(true)}>Auf mehrere aufteilen</Button>}
						</div>
					</>
				)}
				<hr />
				<div className="row">
					{open > 0 && (
						<Button
							variant="quiet"
							size="sm"
							icon={icons.heart}
							busy={busy}
							onClick={() => onPut(id, [{ kind: "gift", amount: open }])}
						>
							Ist eine Spende
						</Button>
					)}
					{open > 0 && (
						<Button variant="quiet" size="sm" icon={icons.back} onClick={() => setAside("send_back")}>
							Zurückschicken
						</Button>
					)}
					<Button variant="quiet" size="sm" icon={icons.eyeOff} onClick={() => setAside("other")}>
						Gehört nicht hierher
					</Button>
				</div>
			</div>
			{aside && (
				<AsideDialog
					kind={aside}
					busy={busy}
					onClose={() => setAside(null)}
					onSave={(kind, reason) => {
						setAside(null);
						onPut(id, [{ kind: "aside", aside: kind, reason, amount: open }]);
					}}
				/>
			)}
		</Panel>
	);
}
