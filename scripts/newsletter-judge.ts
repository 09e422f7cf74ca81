/** Letters that were on their way when somebody left arrive within this time. */
const ON_ITS_WAY_MS = 1_000;
/** What stood still for a moment may be made up for: `rules.ts` of the campaigns says how long a moment. */
const MADE_UP_FOR_MS = 3_000;
/** Letters of one process that are on their way at once, twice: two send. */
const AT_ONCE = 6;
/** Processes take a moment to begin. */
const LEAST_SHARE = 0.75;
const MOST_GROWTH = 1.1;
const MEGABYTE = 1_048_576;

interface Memory {
	rss: number;
	held: number;
}

interface Seen {
	readers: number;
	/** By address: at which moments a letter arrived. */
	arrived: Map<string, number[]>;
	/** By address: when somebody had left whom no letter had reached. */
	left: Map<string, number>;
	/** Of each process that sends, second by second. */
	memory: Memory[][];
	states: Record<string, number>;
	/** What left at a pace that any machine could outrun. */
	slow: { perMinute: number; forMs: number; letters: number };
	/** How many left by the link in the letter. */
	byLetter: number;
}

const median = (numbers: number[]): number =>
	numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
const megabytes = (bytes: number): number => Math.round((bytes / MEGABYTE) * 10) / 10;

/** What a process holds in its second quarter and in its last: before that it warms up. */
function heldOverTime(notes: Memory[]) {
	const quarter = Math.ceil(notes.length / 4);
	const held = notes.map((note) => note.held);
	return {
		early: megabytes(median(held.slice(quarter, 2 * quarter))),
		late: megabytes(median(held.slice(-quarter))),
	};
}

/** What the bench of the newsletter makes of what it saw. */
export function newsletterFigures({ readers, arrived, left, memory, states, slow, byLetter }: Seen) {
	const moments = [...arrived.values()].flat().toSorted((one, other) => one - other);
	const times = [...arrived.values()].map((own) => own.length);
	const late = [...left].flatMap(([address, at]) => (arrived.get(address) ?? []).map((moment) => moment - at));
	const neither = readers - arrived.size - [...left.keys()].filter((address) => !arrived.has(address)).length;
	return {
		readers,
		one: times.filter((many) => many === 1).length,
		several: times.filter((many) => many > 1).length,
		leftBefore: left.size - late.length,
		gotWhileLeaving: late.length,
		gotAfterLeaving: late.filter((ms) => ms > ON_ITS_WAY_MS).length,
		leftByTheirLetter: byLetter,
		noneUnasked: neither,
		states,
		lettersPerSecond: Math.round((moments.length * 1_000) / ((moments.at(-1) ?? 0) - (moments[0] ?? 0))),
		slow,
		heldMegabytes: memory.slice(-2).map(heldOverTime),
		mostMegabytes: megabytes(Math.max(...memory.flat().map(({ rss }) => rss))),
	};
}

/** Which of the promises of a newsletter did not hold. */
export function brokenPromises(figures: ReturnType<typeof newsletterFigures>): string[] {
	const { perMinute, forMs, letters } = figures.slow;
	const lettersIn = (ms: number): number => (ms * perMinute) / 60_000;
	const promises: Record<string, boolean> = {
		"nobody gets two": figures.several === 0,
		"everybody who has not left gets one": figures.noneUnasked === 0,
		"some leave on the way": figures.leftBefore > 0,
		"whoever has left gets none": figures.gotAfterLeaving === 0,
		"no faster than its pace": letters <= lettersIn(forMs + MADE_UP_FOR_MS) + AT_ONCE,
		"and not much slower": letters >= lettersIn(forMs) * LEAST_SHARE,
		"memory does not grow": figures.heldMegabytes.every(({ early, late }) => late <= early * MOST_GROWTH),
	};
	return Object.keys(promises).filter((promise) => !promises[promise]);
}
