import type { WithdrawableOrder } from "#contract/withdrawal.ts";
import { consequencesOf } from "./words.ts";

/** What follows from a withdrawal, told before it is done. */
export const Consequences = ({ order }: { order: Pick<WithdrawableOrder, "state" | "total_with_tax"> }) => (
	<ul className="list-disc space-y-1 pl-5">
		{consequencesOf(order).map((text) => (
			<li key={text}>{text}</li>
		))}
	</ul>
);
