/** "1.234,50" as somebody types it. */
export const typedEuro = (text: string): number => Number(text.replace(/\./g, "").replace(",", "."));
