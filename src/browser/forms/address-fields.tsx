import type { ComponentProps } from "react";
import { HOUSE_NUMBER_MAX_LENGTH, POSTCODE_LENGTH } from "#contract/constants.ts";
import { TextField } from "./text-field.tsx";

type AddressField = "street_address" | "street_suffix" | "postcode" | "city";

/** What `form.text` gives for a field. */
export type TextControl = Pick<ComponentProps<typeof TextField>, "name" | "error" | "onChange" | "onBlur"> & {
	value: string;
};

/** Two lines of a form with six columns. */
export const AddressFields = ({ text }: { text: (name: AddressField) => TextControl }) => (
	<>
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
	</>
);
