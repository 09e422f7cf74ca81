/** 'DE02 1203 0000 0000 2020 51': in groups of four, as it stands on a bank card. */
export const groupIban = (iban: string): string => (iban.replace(/\s/g, "").match(/.{1,4}/g) ?? []).join(" ");
