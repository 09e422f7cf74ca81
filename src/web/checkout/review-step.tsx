import { useEffect, useRef, useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { ORDER_BUTTONS } from "#contract/checkout.ts";
import { labelOf } from "#contract/field-words.ts";
import { ConsentBoxes } from "./consent-boxes.tsx";
import { INVALID } from "./next-button.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { ReviewRows } from "./review-rows.tsx";
import { missingConsent } from "./rules.ts";
import type { CheckoutState } from "./use-checkout.ts";

interface ReviewStepProps {
	checkout: CheckoutState;
	onEdit: (field: string) => void;
}

/** PAY-31 to PAY-34. CO-4: orderer, address and payment; the boxes; the summary; directly below it the button. Summary and button stand beside the rest where there is room. */
export function ReviewStep({ checkout, onEdit }: ReviewStepProps) {
	const { form, basket, isPriced, consent } = checkout;
	const [pressed, setPressed] = useState(false);
	const missing = missingConsent(consent, isPriced);

	function order() {
		setPressed(true);
		const [first] = missing;
		if (first) document.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
		else form.submit();
	}

	return (
		<form
			{...form.props(order)}
			className="grid max-w-208 gap-5 xl:max-w-none xl:grid-cols-aside xl:items-start xl:gap-columns"
		>
			<div className="grid min-w-0 gap-5">
				<Heading />
				{form.values.accept_newsletter && <input type="hidden" name="accept_newsletter" value="on" />}
				<ReviewRows checkout={checkout} onEdit={onEdit} />
				<ConsentBoxes checkout={checkout} missing={pressed ? missing : []} />
			</div>
			<div className="grid min-w-0 gap-5 xl:sticky xl:top-below-header">
				<OrderSummary basket={basket} />
				<Button type="submit" size="lg" busy={form.loading} className="sm:max-xl:justify-self-end">
					{!form.loading && <Icon shape={icons.lock} />}
					{isPriced ? ORDER_BUTTONS.priced : ORDER_BUTTONS.free}
				</Button>
				{form.problem && (
					<div role="alert" tabIndex={-1}>
						<Notice kind="error">
							<p>{form.problem === "failure" ? checkout.failure : INVALID}</p>
							<ul>
								{Object.entries(form.errors).map(([name, error]) => (
									<li key={name}>
										{labelOf(name)}: {error}
									</li>
								))}
							</ul>
						</Notice>
					</div>
				)}
			</div>
		</form>
	);
}

/** The step has changed: reading goes on here. */
function Heading() {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<h2
			ref={heading}
			tabIndex={-1}
			className="font-serif text-lg leading-teaser font-normal tracking-normal font-stretch-100%"
		>
			Bitte überprüfe deine Bestellung.
		</h2>
	);
}
