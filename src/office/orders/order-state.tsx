import { ORDER_STATE_WORDS } from "#contract/office/order-words.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<OfficeOrder["state"], Tone> = {
	awaiting_payment: "info",
	placed: "warn",
	paid: "ok",
	cancelled: "mute",
	withdrawn: "mute",
};

export const OrderState = ({ state }: Pick<OfficeOrder, "state">) => (
	<State tone={TONES[state]}>{ORDER_STATE_WORDS[state]}</State>
);
