import { INVOICE_STATE_WORDS } from "#contract/office/invoice-words.ts";
import type { InvoiceState as Known, OfficeInvoice } from "#contract/office/invoices.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<Known, Tone> = { paid: "ok", open: "info", overdue: "err", written_off: "mute", credited: "mute" };

export const InvoiceState = ({ state }: Pick<OfficeInvoice, "state">) =>
	state && <State tone={TONES[state]}>{INVOICE_STATE_WORDS[state]}</State>;
