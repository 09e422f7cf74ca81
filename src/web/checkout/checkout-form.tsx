import { Wrap } from "#browser/ui/layout.tsx";
import { CheckoutHead } from "./checkout-head.tsx";
import { EditStep } from "./edit-step.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type CheckoutParts, useCheckout } from "./use-checkout.ts";
import { useStep } from "./use-step.ts";

/** Both steps around one form. The review shows only what could be ordered as it stands. */
export function CheckoutForm(parts: CheckoutParts) {
	const checkout = useCheckout(parts);
	const { step, field, go } = useStep();
	const isReview = step === "review" && checkout.problems.length === 0;
	return (
		<Wrap className="pb-section">
			<CheckoutHead step={isReview ? 2 : 1} />
			{isReview ? (
				<ReviewStep checkout={checkout} onEdit={(name) => go("edit", name)} />
			) : (
				<EditStep checkout={checkout} focusOn={field} onNext={() => go("review")} />
			)}
		</Wrap>
	);
}
