import { useEffect, useState } from "react";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { withoutLabel } from "#browser/forms/refusal.ts";
import { isRefusal } from "#contract/errors.ts";

const NO_ANSWER = "Gerade besteht keine Verbindung. Es ist nichts passiert.";
const UNFORESEEN = "Das hat nicht geklappt. Es liegt nicht an dir.";

/** What a failed call says to a person. */
export function failureText(error: unknown): string {
	if (isRefusal(error)) return error.body.message;
	console.error(error);
	return error instanceof NoAnswer ? NO_ANSWER : UNFORESEEN;
}

/** By the name of a field: what is wrong with it. */
export type FieldFaults = Readonly<Record<string, string | undefined>>;

export function faultsIn(error: unknown): FieldFaults {
	const refused = isRefusal(error) ? (error.body.validation_errors ?? {}) : {};
	return Object.fromEntries(Object.entries(refused).map(([name, [first = ""]]) => [name, withoutLabel(first)]));
}

const FIRST_FAULT = "dialog[open] [aria-invalid=true], main [aria-invalid=true]";

/** Something that one press does: busy until it is done, and what it says when it fails, also of single fields. */
export function useAct() {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [faults, setFaults] = useState<FieldFaults>({});
	useEffect(() => {
		if (Object.keys(faults).length > 0) document.querySelector<HTMLElement>(FIRST_FAULT)?.focus();
	}, [faults]);
	async function run(work: () => Promise<unknown>): Promise<void> {
		if (busy) return;
		setBusy(true);
		setFailure(null);
		setFaults({});
		try {
			await work();
		} catch (error) {
			setFailure(failureText(error));
			setFaults(faultsIn(error));
		} finally {
			setBusy(false);
		}
	}
	return { busy, failure, faults, run };
}
