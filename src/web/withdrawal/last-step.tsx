import { Form, useNavigation } from "react-router";
import { Button } from "#browser/ui/button.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import { formatEuro } from "#contract/money.ts";
import type { WithdrawableOrder } from "#contract/withdrawal.ts";
import { Consequences } from "./consequences.tsx";
import { Declaration, type DeclarationFact } from "./declaration.tsx";

export const factsOfOrder = ({ number, topics, total_with_tax }: WithdrawableOrder): readonly DeclarationFact[] => [
	["Bestellung", number],
	[topics.length > 1 ? "Videokurse" : "Videokurs", topics.join("\n")],
	["Gesamt", formatEuro(total_with_tax)],
];

interface LastStepProps {
	order: WithdrawableOrder;
	/** What the one button says. */
	button: string;
	/** Why the last press came to nothing. */
	failure: string | undefined;
}

/** What is withdrawn, what follows, and the button that does it: with a form of its own, so that it needs no script. */
export function LastStep({ order, button, failure }: LastStepProps) {
	const busy = useNavigation().formMethod === "POST";
	return (
		<div className="grid gap-6">
			<Declaration facts={factsOfOrder(order)} />
			<div>
				<h2 className="mb-2 text-h4 font-stretch-94%">Was dann geschieht</h2>
				<Consequences order={order} />
			</div>
			{failure && (
				<Notice kind="error" role="alert">
					<p>{failure}</p>
				</Notice>
			)}
			<Form method="post">
				<Button type="submit" size="lg" busy={busy} className="max-sm:w-full">
					{button}
				</Button>
			</Form>
		</div>
	);
}
