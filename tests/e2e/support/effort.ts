import type { Locator } from "@playwright/test";

/** Counts what a visitor has to do: every press, and every field, list or box that is filled in. */
export function countEffort() {
	const effort = { clicks: 0, inputs: 0 };
	const asInput = (done: Promise<unknown>) => {
		effort.inputs += 1;
		return done;
	};
	return {
		effort,
		click: (target: Locator) => {
			effort.clicks += 1;
			return target.click();
		},
		fill: (target: Locator, text: string) => asInput(target.fill(text)),
		check: (box: Locator) => asInput(box.check()),
	};
}
