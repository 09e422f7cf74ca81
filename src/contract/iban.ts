/** 'DE02 1203 0000 0000 2020 51': in groups of four, as it stands on a bank card. */
export const groupIban = (iban: string): string => (iban.replace(/\s/g, "").match(/.{1,4}/g) ?? []).join(" ");

/** As its owner may see it again: all but country and the last four characters are hidden. */
export function maskIban(iban: string): string {
	const hidden = iban.slice(0, 2) + "*".repeat(Math.max(0, iban.length - 6)) + iban.slice(-4);
	return hidden.replace(/(.{4})(?=.)/g, "$1 ");
}

const compact = (text: string) => text.replace(/\s+/g, "").toUpperCase();

export const isMaskOf = (iban: string, text: string): boolean => compact(maskIban(iban)) === compact(text);
