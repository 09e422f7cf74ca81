import { Checkbox } from "#browser/ui/checkbox.tsx";
import { EARLY_COURSE, ORDER_TERMS } from "#contract/legal/declarations/order.ts";
import { LegalWords } from "#web/legal/legal-words.tsx";
import type { Consent } from "./checkout-values.ts";
import type { CheckoutState } from "./use-checkout.ts";

const REQUIRED_BOX: Record<keyof Consent, string> = {
	accept_terms: "Ohne deine Zustimmung zu den AGB können wir nicht liefern.",
	accept_early_performance: "Ohne deine Zustimmung können wir den Videokurs nicht sofort freischalten.",
};

interface ConsentBoxesProps {
	checkout: CheckoutState;
	/** Those that the person was told of. */
	missing: readonly (keyof Consent)[];
}

/** CO-10, CO-11: two boxes of their own, neither ticked beforehand; the second only when something is to be paid. */
export function ConsentBoxes({ checkout: { isPriced, consent, setConsent }, missing }: ConsentBoxesProps) {
	const box = (name: keyof Consent) => ({
		name,
		required: true,
		checked: consent[name],
		error: missing.includes(name) ? REQUIRED_BOX[name] : undefined,
		onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) =>
			setConsent({ ...consent, [name]: checked }),
	});
	return (
		<fieldset className="grid gap-2 rounded-xl border border-line bg-surface p-panel">
			<legend className="sr-only">Einverständnis</legend>
			<Checkbox {...box("accept_terms")}>
				<LegalWords newTab>{ORDER_TERMS.text}</LegalWords>
				<Star />
			</Checkbox>
			{isPriced && (
				<Checkbox {...box("accept_early_performance")}>
					{EARLY_COURSE.text}
					<Star />
				</Checkbox>
			)}
		</fieldset>
	);
}

const Star = () => (
	<span aria-hidden="true" className="font-bold text-error">
		*
	</span>
);
