import { PERSONS } from "#contract/constants.ts";
import type { BookableDate } from "#contract/office/phone-bookings.ts";
import { NONPROFIT_COMMITMENTS, NONPROFIT_SECTORS, NONPROFIT_WEEKLY_COMMITMENTS } from "#contract/sign-ups.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import type { PhoneForm } from "./phone-form.ts";

interface PhoneFieldsProps {
	form: PhoneForm;
	set: (change: Partial<PhoneForm>) => void;
	date: BookableDate | null;
	/** What the server says of a field. */
	faults: Record<string, string[] | undefined>;
}

const QUESTIONS = [
	["nonprofit_sector", "Bereich", NONPROFIT_SECTORS],
	["nonprofit_commitment", "Engagiert seit", NONPROFIT_COMMITMENTS],
	["nonprofit_weekly_commitment", "Stunden in der Woche", NONPROFIT_WEEKLY_COMMITMENTS],
] as const;

/** Who comes and where the invoice goes. */
export function PhoneFields({ form, set, date, faults }: PhoneFieldsProps) {
	const isPriced = date !== null && date.price !== null;
	type TextName =
		| "first_name"
		| "last_name"
		| "company"
		| "street_address"
		| "street_suffix"
		| "postcode"
		| "city"
		| "email"
		| "phone"
		| "order_reference"
		| "leitweg_id"
		| "voucher_code"
		| "note";
	const text = (name: TextName, label: string, width: string, optional = false) => (
		<TextField
			className={width}
			label={label}
			optional={optional}
			value={form[name]}
			error={faults[name]?.[0]}
			onChange={({ currentTarget: { value } }) => set({ [name]: value })}
		/>
	);
	return (
		<div className="form">
			<TextField
				className="c2"
				label="Personen"
				type="number"
				min={PERSONS.min}
				max={PERSONS.max}
				value={String(form.number_of_persons)}
				error={faults.number_of_persons?.[0]}
				onChange={({ currentTarget: { value } }) =>
					set({ number_of_persons: Math.min(PERSONS.max, Math.max(PERSONS.min, Number(value) || 1)) })
				}
			/>
			{text("first_name", "Vorname", "c5")}
			{text("last_name", "Nachname", "c5")}
			{Array.from({ length: form.number_of_persons - 1 }, (_, index) => index).map((index) => (
				<TextField
					key={index}
					className="c6"
					label={`Name von Person ${index + 2}`}
					optional
					value={form.others[index] ?? ""}
					onChange={({ currentTarget: { value } }) =>
						set({ others: Object.assign([...form.others], { [index]: value }) })
					}
				/>
			))}
			{text("email", "E-Mail", "c6", true)}
			{text("phone", "Telefon", "c6", true)}
			{text("company", "Rechnung an (Institution)", "c12", true)}
			{text("street_address", "Straße", "c8", !isPriced)}
			{text("street_suffix", "Hausnummer", "c4", !isPriced)}
			{text("postcode", "Postleitzahl", "c4", !isPriced)}
			{text("city", "Ort", "c8", !isPriced)}
			{isPriced && text("order_reference", "Bestellnummer der Institution", "c6", true)}
			{isPriced && text("leitweg_id", "Leitweg-ID", "c6", true)}
			{isPriced && text("voucher_code", "Gutschein", "c6", true)}
			{text("note", "Notiz für das Team", isPriced ? "c6" : "c12", true)}
			{!isPriced &&
				QUESTIONS.map(([name, label, options]) => (
					<SelectField
						key={name}
						className="c4"
						label={label}
						optional
						value={form[name]}
						onChange={({ currentTarget: { value } }) => set({ [name]: value })}
						options={[
							{ value: "", label: "nicht gefragt" },
							...options.map((option, index) => ({ value: String(index), label: option })),
						]}
					/>
				))}
			{date && date.reserves.length > 0 && (
				<SelectField
					className="c6"
					label="Aus einer Reserve"
					optional
					value={form.reserve_id}
					onChange={({ currentTarget: { value } }) => set({ reserve_id: value })}
					options={[
						{ value: "", label: "nein, freie Plätze" },
						...date.reserves.map(({ id, name, left }) => ({ value: String(id), label: `${name} (noch ${left})` })),
					]}
				/>
			)}
		</div>
	);
}
