import type { ReactNode } from "react";
import { EARLY_SEMINAR } from "#contract/legal/declarations/boxes.ts";
import { formatEuro, taxed } from "#contract/money.ts";
import type { BookableDate, KnownPerson } from "#contract/office/phone-bookings.ts";
import { Alert } from "../ui/alert.tsx";
import { Check } from "../ui/choice.tsx";
import { DateChair } from "../ui/date-chair.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { SeatMeter } from "../ui/seat-meter.tsx";
import type { PhoneForm } from "./phone-form.ts";

/** "Danach ist kein Platz mehr frei." */
export function leftWords({ free }: BookableDate, seats: number): string {
	if (free === null) return "Die Plätze sind nicht begrenzt.";
	const left = free - seats;
	if (left < 0) return `Braucht ${seats}, frei ist ${Math.max(0, free)}. Mit einem Grund wird überbucht.`;
	if (left === 0) return "Danach ist kein Platz mehr frei.";
	return left === 1 ? "Danach ist noch 1 Platz frei." : `Danach sind noch ${left} Plätze frei.`;
}

interface PhoneSummaryProps {
	form: PhoneForm;
	set: (change: Partial<PhoneForm>) => void;
	date: BookableDate | null;
	person: KnownPerson | null;
	faults: Record<string, string[] | undefined>;
	problem: ReactNode;
	foot: ReactNode;
}

/** What is about to be booked: seats left after it, what it costs, what is owed, what was read out. */
export function PhoneSummary({ form, set, date, person, faults, problem, foot }: PhoneSummaryProps) {
	const seats = form.number_of_persons;
	const isBeyond = date !== null && date.free !== null && date.free < seats && form.reserve_id === "";
	return (
		<aside className="drawer" aria-label="Zusammenfassung">
			<div className="panel__h">
				<h2>Zusammen</h2>
			</div>
			<div className="panel__b stack">
				{problem}
				{!date && <p className="muted">Wähle einen Termin.</p>}
				{date && <Chosen date={date} seats={seats} />}
				{isBeyond && (
					<TextField
						label="Grund für die Überbuchung"
						value={form.beyond_reason}
						onChange={({ currentTarget: { value } }) => set({ beyond_reason: value })}
					/>
				)}
				{person && person.open > 0 && (
					<Alert kind="warn">
						{person.first_name} {person.last_name} hat noch <b>{formatEuro(person.open)}</b> offen (
						{person.debts.map(({ number }) => number).join(", ")}). Vielleicht gleich ansprechen?
					</Alert>
				)}
				<div>
					<Check
						label="Bestätigung per Mail"
						hint={form.email || "Ohne E-Mail-Adresse wird sie gedruckt."}
						disabled={form.email === ""}
						checked={form.mail && form.email !== ""}
						onChange={({ currentTarget: { checked } }) => set({ mail: checked })}
					/>
					<Check
						label="AGB und Widerruf am Telefon vorgelesen"
						hint="Wird mit Zeit und deinem Namen vermerkt."
						error={faults.terms_read_out?.[0]}
						checked={form.terms_read_out}
						onChange={({ currentTarget: { checked } }) => set({ terms_read_out: checked })}
					/>
					{date?.begins_soon && date.price !== null && (
						<Check
							label="Vorgelesen und bejaht:"
							hint={`„${EARLY_SEMINAR.text}“`}
							error={faults.accept_early_performance?.[0]}
							checked={form.accept_early_performance}
							onChange={({ currentTarget: { checked } }) => set({ accept_early_performance: checked })}
						/>
					)}
				</div>
			</div>
			<div className="panel__f">{foot}</div>
		</aside>
	);
}

function Chosen({ date, seats }: { date: BookableDate; seats: number }) {
	const gross = (date.price ?? 0) * seats;
	const { tax } = taxed(Math.round(gross * 100));
	return (
		<>
			<div className="row">
				<DateChair at={date.date} category={date.category} />
				<div className="grow">
					<b>{date.topic}</b>
					<p className="s muted">
						{fullMoment(date.date)}, {date.location}
					</p>
				</div>
			</div>
			{date.capacity !== null && (
				<SeatMeter
					size="lg"
					taken={date.taken + seats}
					capacity={date.capacity}
					offered={date.offered}
					waiting={date.waiting}
				/>
			)}
			<p className="s muted" role="status">
				{leftWords(date, seats)}
			</p>
			<dl className="sum">
				<dt>
					{seats} × {date.price === null ? "kostenlos" : formatEuro(date.price)}
				</dt>
				<dd>{formatEuro(gross)}</dd>
				{date.price !== null && date.tax_category === "standard" && (
					<>
						<dt>darin 19&nbsp;% Steuer</dt>
						<dd>{formatEuro(tax / 100)}</dd>
					</>
				)}
				<dt className="total">Gesamt</dt>
				<dd className="total">{formatEuro(gross)}</dd>
			</dl>
		</>
	);
}
