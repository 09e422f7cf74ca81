import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { AccountBoxes } from "./account-boxes.tsx";
import { anchorId } from "./anchors.ts";
import { Choice } from "./choice.tsx";
import { Panel } from "./panel.tsx";
import type { CheckoutState } from "./use-checkout.ts";

const TITLE = "Wie möchtest du bestellen?";

/** PAY-04, PAY-05 */
export function OrderTypePanel({ checkout }: { checkout: CheckoutState }) {
	const { type, setType, isMember, profile } = checkout;
	const box = useFocusOnChange<HTMLDivElement>(isMember);
	return (
		<Panel title={TITLE}>
			<div ref={box} tabIndex={-1} className="grid gap-4">
				{isMember && (
					<Notice kind="ok" role="status" title="Du bist eingeloggt.">
						<p>
							{profile
								? "Deine Daten haben wir schon eingetragen."
								: "Deine Daten konnten wir gerade nicht laden. Bitte trage sie unten ein."}
						</p>
					</Notice>
				)}
				<fieldset id={anchorId("order_type")} className="grid gap-3 sm:grid-cols-2">
					<legend className="sr-only">{TITLE}</legend>
					<Choice
						name="order_type"
						label="Als Gast"
						hint={isMember ? undefined : "Der Link kommt per E-Mail"}
						checked={type === "guest"}
						disabled={isMember}
						icon={icons.user}
						onPick={() => setType("guest")}
					/>
					<Choice
						name="order_type"
						label="Mit Konto"
						hint={isMember ? profile?.name : "Anmelden oder registrieren"}
						checked={type === "user"}
						icon={icons.member}
						onPick={() => setType("user")}
					/>
				</fieldset>
				{type === "user" && !isMember && <AccountBoxes checkout={checkout} />}
			</div>
		</Panel>
	);
}
