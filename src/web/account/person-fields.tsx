import type { ReactNode } from "react";
import { AddressFields, type TextControl } from "#browser/forms/address-fields.tsx";
import { FieldGroup } from "#browser/forms/field-group.tsx";
import { TextField } from "#browser/forms/text-field.tsx";

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
			<AddressFields text={text} />
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
