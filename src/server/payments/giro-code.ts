import type { Provider } from "#contract/site.ts";
import { qrRows } from "#server/drawing/qr-rows.ts";

interface Payment {
	/** Whose account it goes to. */
	provider: Pick<Provider, "legal_name" | "iban" | "bic">;
	amountCents: number;
	reference: string;
}

/** The text of a GiroCode (EPC069-12, version 2): what a bank app fills a transfer from. */
export function giroText({ provider, amountCents, reference }: Payment): string {
	const NAME_MAX = 70;
	return [
		"BCD",
		"002",
		"1",
		"SCT",
		provider.bic,
		provider.legal_name.replaceAll("\u00a0", " ").slice(0, NAME_MAX),
		provider.iban.replace(/\s/g, ""),
		`EUR${(amountCents / 100).toFixed(2)}`,
		"",
		"",
		reference,
	].join("\n");
}

/** The QR code as rows of modules; the standard asks for error correction M. */
export const giroCode = (payment: Payment): string[] => qrRows(giroText(payment));
