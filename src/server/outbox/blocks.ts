/** The words of a letter, from which its HTML and its text are both made. */
export type Block =
	/** Read in one go. */
	| { kind: "text"; text: string }
	/** Words that staff have written, with what stands out in them. */
	| { kind: "paragraph"; lines: Run[][] }
	| { kind: "list"; ordered: boolean; items: Run[][] }
	/** In small letters, what belongs to the block before. */
	| { kind: "note"; text: string }
	| { kind: "heading"; text: string }
	| { kind: "facts"; facts: Fact[] }
	/** One is the main thing of a letter; a second one is drawn as a line. */
	| ({ kind: "button"; isSecond?: boolean } & Link)
	/** Where a button leads, to be copied; beside the button of the text it is said already. */
	| { kind: "address"; url: string }
	/** Something with its own link, such as a course that was bought. */
	| ({ kind: "card"; title: string; note: string } & Link)
	| DateCard
	/** Apart from the rest: what to do if, where to find. */
	| { kind: "box"; title: string; text: string; link?: Link | undefined }
	/** What each person shows at the door. */
	| { kind: "codes"; title: string; text: string; codes: { name: string; code: string }[] }
	/** What was ordered and what it costs. */
	| { kind: "amounts"; rows: AmountRow[] }
	/** Lies on our own server: nothing is learned from its being shown. */
	| { kind: "picture"; url: string; alt: string; link?: string | undefined };

/** A few words in one look. */
export interface Run {
	text: string;
	strong?: boolean | undefined;
	url?: string | undefined;
	/** Put there by a placeholder. */
	filled?: boolean | undefined;
}

export interface Link {
	label: string;
	url: string;
}

export type Fact = [label: string, value: string, more?: { link?: Link | undefined; isStrong?: boolean }];

/** A seminar date: what one has, what one may get, what has no seats left, or what is called off. */
export interface DateCard {
	kind: "date";
	state: "taken" | "free" | "full" | "off";
	/** In Berlin, as ISO 8601. */
	start: string;
	title: string;
	lines: string[];
	link?: Link | undefined;
}

export interface AmountRow {
	label: string;
	note?: string | undefined;
	value: string;
	isTotal?: boolean;
}
