import type { ComponentProps } from "react";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** SIGN-13 */
export const TermsBox = (control: Omit<ComponentProps<typeof Checkbox>, "children" | "required">) => (
	<Checkbox {...control} required>
		Ich akzeptiere die <TextLink to={paths.terms}>AGB</TextLink> &{" "}
		<TextLink to={paths.withdrawalPolicy}>Widerrufsbelehrung</TextLink> und habe die{" "}
		<TextLink to={paths.privacy}>Datenschutzhinweise</TextLink> zur Kenntnis genommen.
		<span aria-hidden="true" className="font-bold text-error">
			*
		</span>
	</Checkbox>
);
