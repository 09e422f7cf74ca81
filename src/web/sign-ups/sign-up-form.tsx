import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { randomKey } from "#browser/api/random-key.ts";
import { AddressFields } from "#browser/forms/address-fields.tsx";
import { BuyerReferences } from "#browser/forms/buyer-references.tsx";
import { EarlyPerformanceBox } from "#browser/forms/early-performance-box.tsx";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Honeypot } from "#browser/forms/honeypot.tsx";
import { useKeptForm } from "#browser/forms/kept-form.ts";
import { TextField } from "#browser/forms/text-field.tsx";
import { Button } from "#browser/ui/button.tsx";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { NEWSLETTER_BOX } from "#contract/legal/declarations/boxes.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import {
	BUTTON_LABELS,
	NONPROFIT_COMMITMENTS,
	NONPROFIT_SECTORS,
	NONPROFIT_WEEKLY_COMMITMENTS,
} from "#contract/sign-ups.ts";
import { useForm } from "#web/forms/form.ts";
import { PrivacyNote, RequiredNote } from "#web/forms/form-notes.tsx";
import { TermsBox } from "#web/forms/terms-box.tsx";
import { registerOfflineWorker } from "#web/offline/register-worker.ts";
import { SIGN_UP_HEADING_ID, SIGN_UP_TITLE } from "#web/seminars/sign-up-anchor.ts";
import { OtherPersons } from "./other-persons.tsx";
import { PersonsField } from "./persons-field.tsx";
import { PriceSummary, totalOf } from "./price-summary.tsx";
import { SelectField } from "./select-field.tsx";
import {
	leadsToWaiting,
	personsIn,
	type SignUpAnswer,
	type SignUpDone,
	signUpDone,
	signUpFormFor,
} from "./sign-up-definition.ts";
import { tellBegun } from "./tell-begun.ts";
import { broughtVoucher, useVoucher } from "./use-voucher.ts";
import { VoucherEntry } from "./voucher-entry.tsx";

const FAILURE = "Bei der Buchung ist ein Fehler aufgetreten.";

const KEPT_FIELDS = [
	"first_name",
	"last_name",
	"company",
	"street_address",
	"street_suffix",
	"postcode",
	"city",
	"email",
	"phone",
	"order_reference",
	"leitweg_id",
];

interface SignUpFormProps {
	seminar: Pick<Seminar, "id" | "topic" | "price" | "tax_category">;
	date: Pick<SeminarDate, "id"> & { soon: boolean };
	/** How it came back without JavaScript. */
	answer: SignUpAnswer | undefined;
	onDone: (done: SignUpDone) => void;
	/** The seats that are left are for others: one can wait. */
	onKept: () => void;
}

export function SignUpForm({ seminar, date, answer, onDone, onKept }: SignUpFormProps) {
	const form = useForm(signUpFormFor(seminar, date, ""), answer?.success ? undefined : answer);
	const voucher = useVoucher(seminar.id);
	const { revalidate } = useRevalidator();
	const isFree = seminar.price === null;
	const persons = personsIn(form.values);
	const applied = voucher.state.kind === "applied" ? voucher.state.voucher : null;
	const total = totalOf({ price: seminar.price, persons, voucher: applied });

	// The same key for every try of one booking; the form of the next one is another.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => form.set("idempotency_key", randomKey()), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		const code = broughtVoucher(window.location.hash);
		if (code) form.set("voucher_code", code);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it has succeeded
	useEffect(() => {
		const done = signUpDone(form);
		if (!done) return;
		onDone(done);
		revalidate();
	}, [form.success]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: when it was refused
	useEffect(() => {
		if (leadsToWaiting(form.message)) onKept();
	}, [form.message]);

	useKeptForm(form, {
		title: `Anmeldung: ${seminar.topic}`,
		back: "Zurück zu deiner Anmeldung",
		fields: KEPT_FIELDS,
		onBegun: () => {
			registerOfflineWorker();
			tellBegun(seminar.id);
		},
	});

	return (
		<form {...form.props()} className="mx-auto grid max-w-column gap-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)]">
			<div className="grid gap-3">
				<h2 id={SIGN_UP_HEADING_ID}>{SIGN_UP_TITLE}</h2>
				<RequiredNote />
				<FormSummary form={form} failure={FAILURE} />
			</div>
			<input type="hidden" name="presence_seminar_id" value={seminar.id} />
			<input type="hidden" name="presence_seminar_date_id" value={date.id} />
			<FieldGroup title="Wer kommt?">
				<PersonsField
					control={form.text("number_of_persons")}
					onStep={(value) => form.set("number_of_persons", value)}
				/>
				<TextField
					{...form.text("first_name")}
					label="Vorname"
					required
					autoComplete="given-name"
					className="sm:col-span-3"
				/>
				<TextField
					{...form.text("last_name")}
					label="Nachname"
					required
					autoComplete="family-name"
					className="sm:col-span-3"
				/>
				<TextField {...form.text("company")} label="Institution" optional autoComplete="organization" />
				{persons > 1 && <OtherPersons persons={persons} control={form.text} />}
			</FieldGroup>
			<FieldGroup title="Wie erreichen wir dich?">
				<AddressFields text={form.text} />
				<TextField
					{...form.text("email")}
					label="E-Mail"
					type="email"
					required
					autoComplete="email"
					className="sm:col-span-3"
				/>
				<TextField
					{...form.text("phone")}
					label="Telefon"
					type="tel"
					optional
					autoComplete="tel"
					className="sm:col-span-3"
				/>
				{!isFree && <BuyerReferences text={form.text} />}
			</FieldGroup>
			<FieldGroup
				title="Dein Engagement"
				hint={
					isFree
						? "Mit deinen Antworten weisen wir nach, wem unsere Arbeit hilft; ausgewertet wird nur ohne Namen."
						: undefined
				}
			>
				<SelectField
					{...form.text("nonprofit_sector")}
					label="In welchem Bereich engagierst du dich?"
					required={isFree}
					optional={!isFree}
					options={NONPROFIT_SECTORS}
				/>
				<SelectField
					{...form.text("nonprofit_commitment")}
					label="Seit wann?"
					required={isFree}
					optional={!isFree}
					options={NONPROFIT_COMMITMENTS}
					className="sm:col-span-3"
				/>
				<SelectField
					{...form.text("nonprofit_weekly_commitment")}
					label="Wie viel in der Woche?"
					required={isFree}
					optional={!isFree}
					options={NONPROFIT_WEEKLY_COMMITMENTS}
					className="sm:col-span-3"
				/>
			</FieldGroup>
			{!isFree && (
				<FieldGroup title="Gutschein">
					<VoucherEntry
						voucher={voucher}
						control={form.text("voucher_code")}
						onRemoved={() => form.set("voucher_code", "")}
					/>
				</FieldGroup>
			)}
			<fieldset className="grid gap-1">
				<legend className="sr-only">Einverständnis</legend>
				<TermsBox {...form.box("accept_terms")} />
				{!isFree && date.soon && <EarlyPerformanceBox {...form.box("accept_early_performance")} />}
				<Checkbox {...form.box("accept_newsletter")}>{NEWSLETTER_BOX.text}</Checkbox>
			</fieldset>
			<Honeypot {...form.text("website")} />
			<div className="grid gap-5">
				<PrivacyNote section="seminaranmeldung">
					Wir verwenden deine Angaben, um dein Seminar zu organisieren.
				</PrivacyNote>
				<PriceSummary price={seminar.price} tax={seminar.tax_category} persons={persons} voucher={applied} />
				<Button type="submit" size="lg" busy={form.loading} className="sm:justify-self-start">
					{total > 0 ? BUTTON_LABELS.priced : BUTTON_LABELS.free}
				</Button>
			</div>
		</form>
	);
}
