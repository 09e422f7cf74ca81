import type { ComponentProps, ReactNode } from "react";
import { HOUSE_NUMBER_MAX_LENGTH, POSTCODE_LENGTH } from "#contract/constants.ts";
import { TextField } from "./text-field.tsx";

type AddressField = "street_address" | "street_suffix" | "postcode" | "city";

/** What `form.text` gives for a field. */
export type TextControl = Pick<ComponentProps<typeof TextField>, "name" | "error" | "onChange" | "onBlur"> & {
	value: string;
};

/** Two fields of one line. On a phone the shorter one is wide enough for what may be wrong with it. */
export const StreetRow = ({ children }: { children: ReactNode }) => (
	<div className="grid grid-cols-street gap-x-3 sm:contents">{children}</div>
);
export const TownRow = ({ children }: { children: ReactNode }) => (
	<div className="grid grid-cols-town gap-x-3 sm:contents">{children}</div>
);

/** Two lines of a form with six columns. */
export const AddressFields = ({ text }: { text: (name: AddressField) => TextControl }) => (
	<>
		<StreetRow>
			<TextField
				{...text("street_address")}
				label="Straße"
				required
				narrow
				autoComplete="address-line1"
				className="sm:col-span-4!"
			/>
			<TextField
				{...text("street_suffix")}
				label="Haus-Nr."
				required
				narrow
				maxLength={HOUSE_NUMBER_MAX_LENGTH}
				className="sm:col-span-2!"
			/>
		</StreetRow>
		<TownRow>
			<TextField
				{...text("postcode")}
				label="PLZ"
				required
				narrow
				autoComplete="postal-code"
				maxLength={POSTCODE_LENGTH}
				inputMode="numeric"
				className="sm:col-span-2!"
			/>
			<TextField
				{...text("city")}
				label="Ort"
				required
				narrow
				autoComplete="address-level2"
				className="sm:col-span-4!"
			/>
		</TownRow>
	</>
);
