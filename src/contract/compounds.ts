/** Shorter words are left whole. */
const LONG = 14;
/** Joints after which a German compound may be parted, and words that often end one. */
const JOINT =
	/(?<=\p{L}{3}(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{4})|(?<=\p{L}{4})(?=(?:versammlung|versicherung|bescheinigung|stiftung|nützigkeit|mitteilung|pauschale|nachweis|prüfung|führung|website|kalender|datenschutz|zentrum|beratung|beauftragte|bedingung|belehrung|freiheit)\p{L}*)/giu;

/** 'Spendenbescheinigungen' → 'Spenden', 'bescheinigungen'. */
export const partCompound = (word: string): string[] => (word.trimEnd().length < LONG ? [word] : word.split(JOINT));
