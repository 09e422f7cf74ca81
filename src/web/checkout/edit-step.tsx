import { useEffect, useState } from "react";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { NEWSLETTER_BOX } from "#contract/legal/declarations/boxes.ts";
import { RequiredNote } from "#web/forms/form-notes.tsx";
import { focusField } from "./anchors.ts";
import { BasketAside } from "./basket-aside.tsx";
import { isPersonal } from "./checkout-values.ts";
import { CustomerFields } from "./customer-fields.tsx";
import { NextButton } from "./next-button.tsx";
import { OrderTypePanel } from "./order-type-panel.tsx";
import { Panel } from "./panel.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import { SettledOrderType, SettledPerson } from "./settled-panels.tsx";
import type { CheckoutState } from "./use-checkout.ts";
import { useFolding } from "./use-folding.ts";

interface EditStepProps {
	checkout: CheckoutState;
	/** The field for which the person came back. */
	focusOn: string | undefined;
	onNext: () => void;
}

/** PAY-02. What is done becomes a line as soon as the PIN is on its way. */
export function EditStep({ checkout, focusOn, onNext }: EditStepProps) {
	const { form, problems } = checkout;
	/** What was open when the button was pressed too early; whoever goes on mends it. */
	const [pressedWith, setPressedWith] = useState("");
	const open = problems.map(({ field }) => field).join(" ");
	const [goal, setGoal] = useState({ field: focusOn });
	useEffect(() => {
		if (goal.field) focusField(goal.field);
	}, [goal]);
	const begun = checkout.pin.requested;
	const orderType = useFolding({
		begun,
		isDone: !problems.some(({ field }) => field === "order_type"),
		isWanted: false,
	});
	const person = useFolding({
		begun,
		isDone: !problems.some(({ field }) => isPersonal(field)),
		isWanted: focusOn !== undefined && isPersonal(focusOn),
	});
	const change = (part: typeof person, field: string) => () => {
		part.unfold();
		setGoal({ field });
	};
	/** Too early, it shows every field that is open and goes to the first. */
	function press() {
		const [first] = problems;
		if (!first) return onNext();
		setPressedWith(open);
		form.check();
		focusField(first.field);
	}
	return (
		<div className="grid gap-5 lg:grid-cols-aside lg:items-start lg:gap-columns">
			<BasketAside checkout={checkout} />
			<div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-1">
				{orderType.isFolded ? (
					<SettledOrderType checkout={checkout} onChange={change(orderType, "order_type")} />
				) : (
					<OrderTypePanel checkout={checkout} />
				)}
				<form {...form.props(press)} className="grid gap-5">
					{person.isFolded ? (
						<SettledPerson checkout={checkout} onChange={change(person, "name")} />
					) : (
						<Panel title="Deine Daten" action={<RequiredNote />}>
							<CustomerFields form={form} isPriced={checkout.isPriced} />
							<div className="mt-4">
								<Checkbox {...form.box("accept_newsletter")}>{NEWSLETTER_BOX.text}</Checkbox>
							</div>
						</Panel>
					)}
					{checkout.isPriced && <PaymentPanel checkout={checkout} />}
					<NextButton problems={problems} isWrong={pressedWith === open || Object.keys(form.errors).length > 0} />
				</form>
			</div>
		</div>
	);
}
