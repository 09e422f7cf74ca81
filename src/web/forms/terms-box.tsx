import type { ComponentProps } from "react";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { TERMS_BOX } from "#contract/legal/declarations/boxes.ts";
import { LegalWords } from "#web/legal/legal-words.tsx";

interface TermsBoxProps extends Omit<ComponentProps<typeof Checkbox>, "children" | "required"> {
	/** Where the page must not be left for reading. */
	newTab?: boolean;
}

/** SIGN-13 */
export const TermsBox = ({ newTab, ...control }: TermsBoxProps) => (
	<Checkbox {...control} required>
		<LegalWords newTab={newTab}>{TERMS_BOX.text}</LegalWords>
		<span aria-hidden="true" className="font-bold text-error">
			*
		</span>
	</Checkbox>
);
