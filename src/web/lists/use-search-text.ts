import { useEffect, useRef, useState } from "react";
import { DELAY_MS } from "#contract/constants.ts";
import { SEARCH_PARAM } from "#contract/paths.ts";

/** The search text merged into the other parameters of an address, and taken out of them when it is empty. */
export function withSearchText(params: URLSearchParams, text: string): URLSearchParams {
	const merged = new URLSearchParams(params);
	if (text === "") merged.delete(SEARCH_PARAM);
	else merged.set(SEARCH_PARAM, text);
	return merged;
}

interface SearchTextOptions {
	delay: number;
	apply: (text: string) => void;
	initial?: string;
}

/** Decides when typed text becomes the text that is searched for. */
export function createSearchText({ delay, apply, initial = "" }: SearchTextOptions) {
	let applied = initial;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const cancel = () => clearTimeout(timer);
	const applyNow = (typed: string) => {
		cancel();
		const text = typed.trim();
		if (text === applied) return;
		applied = text;
		apply(text);
	};

	return {
		type(typed: string) {
			cancel();
			if (typed.trim() === "") applyNow(typed);
			else timer = setTimeout(applyNow, delay, typed);
		},
		applyNow,
		cancel,
		/** Takes over a text that came from outside (the back button, a link); false when it is the one applied last. */
		follow(text: string): boolean {
			if (text === applied) return false;
			cancel();
			applied = text;
			return true;
		},
	};
}

/** The text of a search field whose applied value lives elsewhere, usually in the address. */
export function useSearchText(value: string, apply: (text: string) => void) {
	const [text, setText] = useState(value);
	const latestApply = useRef(apply);
	const [search] = useState(() =>
		createSearchText({ delay: DELAY_MS.search, initial: value, apply: (applied) => latestApply.current(applied) }),
	);

	useEffect(() => {
		latestApply.current = apply;
	});
	useEffect(() => {
		if (search.follow(value)) setText(value);
	}, [search, value]);
	useEffect(() => search.cancel, [search]);

	const type = (typed: string) => {
		setText(typed);
		search.type(typed);
	};
	return { text, type, clear: () => type(""), applyNow: () => search.applyNow(text) };
}
