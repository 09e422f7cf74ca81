import { useEffect } from "react";
import { useActionData, useRevalidator } from "react-router";
import { AddressFields } from "#browser/forms/address-fields.tsx";
import { EarlyPerformanceBox } from "#browser/forms/early-performance-box.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import type { Form } from "#browser/forms/use-form.ts";
import { Button } from "#browser/ui/button.tsx";
import { formatEuro, totalNote } from "#contract/money.ts";
import { BUTTON_LABELS } from "#contract/sign-ups.ts";
import { EarlyWaitingAddress, TakeOffer, WaitingAddress, type WaitingEntry } from "#contract/waiting-list.ts";
import { defineForm, useForm } from "#web/forms/form.ts";
import { RequiredNote } from "#web/forms/form-notes.tsx";
import { TermsBox } from "#web/forms/terms-box.tsx";

const initial = {
	street_address: "",
	street_suffix: "",
	postcode: "",
	city: "",
	accept_terms: false,
	accept_early_performance: false,
};

export const offerForm = (token: string, { price, begins_soon }: WaitingEntry) =>
	defineForm({
		schema: price === null ? TakeOffer : begins_soon ? EarlyWaitingAddress : WaitingAddress,
		initial,
		body: (values) => (price === null ? {} : values),
		send: (api, body) => api.waitingList.take({ params: { token }, body }),
	});

/** One button for a free seminar; a priced one asks for what its invoice needs. */
export function OfferForm({ entry, token }: { entry: WaitingEntry; token: string }) {
	const priced = entry.price !== null;
	const form = useForm(offerForm(token, entry), useActionData());
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (form.success) revalidate();
	}, [form.success, revalidate]);
	return (
		<form {...form.props()} className="grid max-w-column gap-4.5">
			<FormSummary
				form={form}
				failure="Das Angebot lässt sich nicht mehr annehmen. Vielleicht ist die Zeit schon um."
			/>
			{priced && <Address form={form} soon={entry.begins_soon} />}
			{entry.price !== null && (
				<p className="flex flex-wrap justify-between gap-4 border-t-2 border-ink pt-5">
					<span>{totalNote(entry.tax_category)}</span>
					<b className="tabular-nums">{formatEuro(entry.price)}</b>
				</p>
			)}
			<Button type="submit" size="lg" busy={form.loading} className="sm:justify-self-start">
				{priced ? BUTTON_LABELS.priced : BUTTON_LABELS.free}
			</Button>
		</form>
	);
}

const Address = ({ form, soon }: { form: Form<typeof initial, unknown>; soon: boolean }) => (
	<>
		<RequiredNote />
		<div className="grid grid-cols-6 gap-x-5 gap-y-4.5">
			<AddressFields text={form.text} />
		</div>
		<TermsBox {...form.box("accept_terms")} />
		{soon && <EarlyPerformanceBox {...form.box("accept_early_performance")} />}
	</>
);
