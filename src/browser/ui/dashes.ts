/** No line begins with a dash: it stays with the word before it. */
export const keepDashes = (text: string): string => text.replace(/ (?=[–—])/g, "\u00a0");
