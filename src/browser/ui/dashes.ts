/** No line begins with a dash: it stays with the word before it. None ends after the one letter of 'E-Mail' and its kind. */
export const keepDashes = (text: string): string =>
	text.replace(/ (?=[–—])/g, "\u00a0").replace(/\bE-(?=[A-ZÄÖÜ])/g, "E-\u2060");
