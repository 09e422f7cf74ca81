import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { YearHold } from "#contract/office/rights.ts";
import { officeApi } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Failure } from "../../ui/failure.tsx";
import { TextField } from "../../ui/field.tsx";
import * as icons from "../../ui/icons.ts";
import { Panel } from "../../ui/panel.tsx";
import { useAct } from "../../ui/use-act.ts";

/** OFF-131: years whose books stay although their period is over. */
export function TaxYearsPanel({ years }: { years: readonly YearHold[] }) {
	const [asking, setAsking] = useState(false);
	return (
		<Panel title="Gesperrte Steuerjahre" flush={years.length > 0}>
			{years.length > 0 && (
				<ul className="wl">
					{years.map((hold) => (
						<YearLine key={hold.year} hold={hold} />
					))}
				</ul>
			)}
			<div className={years.length > 0 ? "panel__b stack" : "stack"}>
				{years.length === 0 && (
					<p>Belege gehen nach ihrer Frist, auch während einer Prüfung. Sperre das Jahr vorher.</p>
				)}
				<div>
					<Button size="sm" icon={icons.shield} onClick={() => setAsking(true)}>
						Steuerjahr sperren …
					</Button>
				</div>
			</div>
			{asking && <YearDialog onClose={() => setAsking(false)} />}
		</Panel>
	);
}

function YearLine({ hold: { year, reason, set_at, set_by } }: { hold: YearHold }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const lift = () =>
		run(async () => {
			await officeApi.rights.liftYear({ params: { year } });
			await revalidate();
		});
	return (
		<li>
			<Icon shape={icons.shield} className="i" />
			<div>
				<b>{year}</b>
				<small>{reason}</small>
				<small>
					seit {formatDate(set_at)}
					{set_by && ` · ${set_by}`}
				</small>
				<Failure text={failure} />
			</div>
			<Button size="sm" busy={busy} aria-label={`Steuerjahr ${year} freigeben`} onClick={() => void lift()}>
				Freigeben
			</Button>
		</li>
	);
}

function YearDialog({ onClose }: { onClose: () => void }) {
	const [year, setYear] = useState("");
	const [reason, setReason] = useState("");
	const { busy, failure, faults, run } = useAct();
	const { revalidate } = useRevalidator();
	const save = () =>
		run(async () => {
			await officeApi.rights.holdYear({ params: { year: Number(year) }, body: { reason } });
			onClose();
			await revalidate();
		});
	return (
		<Dialog
			title="Steuerjahr sperren"
			lead="Solange die Sperre gilt, wird kein Beleg gelöscht, der in dieses Jahr gehört: Bestellungen, Rechnungen, Spenden, Bankumsätze und was dazu gehört."
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Sperren" />}
		>
			<div className="stack">
				{!faults.year && !faults.reason && <Failure text={failure} />}
				<TextField
					label="Jahr"
					inputMode="numeric"
					maxLength={4}
					autoFocus
					value={year}
					error={faults.year}
					onChange={({ currentTarget }) => setYear(currentTarget.value)}
				/>
				<TextField
					label="Grund"
					hint="Zum Beispiel: Betriebsprüfung, angekündigt am 03.03.2026."
					maxLength={200}
					value={reason}
					error={faults.reason}
					onChange={({ currentTarget }) => setReason(currentTarget.value)}
				/>
			</div>
		</Dialog>
	);
}
