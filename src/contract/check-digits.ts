/** Letters count from ten on. */
const asDigits = (text: string): string => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Whether the two digits at its end fit the rest (ISO 7064, mod 97-10). */
export const endsInItsCheckDigits = (text: string): boolean => BigInt(asDigits(text)) % 97n === 1n;
