import type { ComponentProps, ReactNode } from "react";
import { HOUSE_NUMBER_MAX_LENGTH, POSTCODE_LENGTH } from "#contract/constants.ts";
import { TextField } from "#web/forms/text-field.tsx";

type PersonField =
	| "name"
	| "company"
	| "street_address"
	| "street_suffix"
	| "postcode"
	| "city"
	| "email"
	| "phone_number"
	| "date_of_birth";
/** What `form.text` gives for a field. */
export type TextControl = Pick<ComponentProps<typeof TextField>, "name" | "error" | "onChange" | "onBlur"> & {
	value: string;
};

interface PersonFieldsProps {
	text: (name: PersonField) => TextControl;
	/** Below the e-mail address and below the phone number. */
	emailHint?: ReactNode;
	phoneHint?: ReactNode;
	/** Further questions. */
	children?: ReactNode;
}

/** MEM-14, MEM-25: the same questions when an account is made and when it is changed. */
export function PersonFields({ text, emailHint, phoneHint, children }: PersonFieldsProps) {
	return (
		<FieldGroup title="Über dich">
			<TextField {...text("name")} label="Vor- und Nachname" required autoComplete="name" className="sm:col-span-3" />
			<TextField
				{...text("company")}
				label="Institution"
				optional
				autoComplete="organization"
				className="sm:col-span-3"
			/>
			<TextField
				{...text("street_address")}
				label="Straße"
				required
				autoComplete="address-line1"
				className="col-span-4!"
			/>
			<TextField
				{...text("street_suffix")}
				label="Haus-Nr."
				required
				maxLength={HOUSE_NUMBER_MAX_LENGTH}
				className="col-span-2!"
			/>
			<TextField
				{...text("postcode")}
				label="PLZ"
				required
				autoComplete="postal-code"
				maxLength={POSTCODE_LENGTH}
				inputMode="numeric"
				className="col-span-2!"
			/>
			<TextField {...text("city")} label="Ort" required autoComplete="address-level2" className="col-span-4!" />
			<TextField
				{...text("email")}
				label="E-Mail"
				type="email"
				required
				autoComplete="email"
				hint={emailHint}
				className="sm:col-span-3"
			/>
			<TextField
				{...text("phone_number")}
				label="Telefon"
				type="tel"
				optional
				autoComplete="tel"
				hint={phoneHint ?? "+493510000000 oder 03510000000"}
				className="sm:col-span-3"
			/>
			<TextField
				{...text("date_of_birth")}
				label="Geburtsdatum"
				optional
				autoComplete="bday"
				placeholder="TT.MM.JJJJ"
				className="sm:col-span-3"
			/>
			{children}
		</FieldGroup>
	);
}

interface FieldGroupProps {
	title: string;
	hint?: string;
	children: ReactNode;
}

export const FieldGroup = ({ title, hint, children }: FieldGroupProps) => (
	<fieldset className="grid grid-cols-6 gap-x-5 gap-y-[1.15rem] *:col-span-full">
		<legend className="mb-4 text-h4 font-[650] tracking-[-0.01em] font-stretch-94%">{title}</legend>
		{hint && <p className="-mt-2 text-sm text-ink-2">{hint}</p>}
		{children}
	</fieldset>
);
