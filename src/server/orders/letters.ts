import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { OrderRow } from "./store.ts";

/** A letter that is shown at its order. */
export const composeAbout = ({ number }: Pick<OrderRow, "number">, letter: Letter, sender: Sender): Mail => ({
	...compose(letter, sender),
	about: number,
});
