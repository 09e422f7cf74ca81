import type { ComponentProps } from "react";
import { StreetRow, TownRow } from "#browser/forms/address-fields.tsx";
import { BuyerReferences } from "#browser/forms/buyer-references.tsx";
import { TextField } from "#browser/forms/text-field.tsx";
import { Field, Select } from "#browser/ui/field.tsx";
import { TITLES } from "#contract/profile.ts";
import { anchorId } from "./anchors.ts";
import { type CheckoutValues, LABELS } from "./checkout-values.ts";
import type { CheckoutState } from "./use-checkout.ts";

export const FIELD_GRID = "grid grid-cols-6 gap-x-5 gap-y-4.5 *:col-span-full";

type CheckoutForm = CheckoutState["form"];
type Name = Exclude<keyof CheckoutValues, "accept_mandate" | "accept_newsletter">;
type CheckoutFieldProps = { form: CheckoutForm; name: Name } & Omit<ComponentProps<typeof TextField>, "label" | "form">;

export function CheckoutField({ form, name, className, ...rest }: CheckoutFieldProps) {
	return (
		<div id={anchorId(name)} className={className}>
			<TextField {...form.text(name)} {...rest} label={LABELS[name]} />
		</div>
	);
}

/** PAY-10 to PAY-14, AX-14 */
export function CustomerFields({ form, isPriced }: { form: CheckoutForm; isPriced: boolean }) {
	const { error, ...title } = form.text("title");
	return (
		<div className={FIELD_GRID}>
			<Field label={LABELS.title} error={error} className="col-span-4! sm:col-span-2!">
				<Select {...title} autoComplete="honorific-prefix">
					<option value="">Keine Angabe</option>
					{TITLES.map((option) => (
						<option key={option}>{option}</option>
					))}
				</Select>
			</Field>
			<CheckoutField form={form} name="name" required autoComplete="name" className="sm:col-span-4" />
			<CheckoutField
				form={form}
				name="email"
				type="email"
				required
				autoComplete="email"
				className="sm:col-span-3"
				hint="Dorthin schicken wir die Bestätigung."
			/>
			<CheckoutField form={form} name="company" optional autoComplete="organization" className="sm:col-span-3" />
			<StreetRow>
				<CheckoutField
					form={form}
					name="street_address"
					required
					narrow
					autoComplete="address-line1"
					className="sm:col-span-4"
				/>
				<CheckoutField form={form} name="street_suffix" required narrow maxLength={5} className="sm:col-span-2" />
			</StreetRow>
			<TownRow>
				<CheckoutField
					form={form}
					name="postcode"
					required
					narrow
					autoComplete="postal-code"
					maxLength={5}
					inputMode="numeric"
					className="sm:col-span-2"
				/>
				<CheckoutField
					form={form}
					name="city"
					required
					narrow
					autoComplete="address-level2"
					className="sm:col-span-4"
				/>
			</TownRow>
			{isPriced && <BuyerReferences text={form.text} anchor={anchorId} />}
		</div>
	);
}
