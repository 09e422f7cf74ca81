import { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** More is not looked at: time grows with the length, and whatever begins well needs no longer look. */
const EXAMINED = 48;
/** How many signs are read as letters at once ("p4ssw0rt"); each more costs time and finds hardly anything. */
const READ_AS_LETTERS = 8;

/** What people try here first, besides what the lists know. */
const HOUSE_WORDS = ["vsz", "meinvsz", "verein", "stiftung", "stiftungszentrum", "ehrenamt", "ichliebedich"];

/** What people choose most and what has leaked, in German and English: over 100,000 words. */
export async function loadWords(): Promise<Record<string, string[]>> {
	const [common, german, english] = await Promise.all([
		import("@zxcvbn-ts/language-common"),
		import("@zxcvbn-ts/language-de"),
		import("@zxcvbn-ts/language-en"),
	]);
	return {
		leaked: common.dictionary["passwords-common"],
		words: german.dictionary.commonWords,
		firstNames: german.dictionary.firstnames,
		lastNames: german.dictionary.lastnames,
		englishWords: english.dictionary["commonWords-en"],
		englishNames: english.dictionary["firstnames-en"],
		house: HOUSE_WORDS,
	};
}

async function load(): Promise<ZxcvbnFactory> {
	const { adjacencyGraphs: graphs } = await import("@zxcvbn-ts/language-common");
	return new ZxcvbnFactory({ dictionary: await loadWords(), graphs, l33tMaxSubstitutions: READ_AS_LETTERS });
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** How many guesses the password stands, as a power of ten. The lists take memory, so they come with the first question. */
export async function guessesFor(password: string, about: string[]): Promise<number> {
	loading ??= load();
	return (await loading).check(password.slice(0, EXAMINED), about).guessesLog10;
}
