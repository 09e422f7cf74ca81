/** No line begins with a dash: it stays with the word before it. */
export const keepDashes = (text: string): string => text.replace(/ (?=[–—])/g, "\u00a0");

/** For running text: no line ends after the one letter of 'E-Mail' and its kind, which an invisible joiner holds together. */
export const keepWhole = (text: string): string => text.replace(/\bE-(?=[A-ZÄÖÜ])/g, "E-\u2060");
