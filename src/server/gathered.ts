/**
 * What many want to know at the same moment is asked once for all of them: whoever comes while a question is on its way
 * joins the next one, in the order of coming.
 */
export function gathered<Wanted, Answer>(askFor: (all: readonly Wanted[]) => Promise<Answer>) {
	let last: Promise<unknown> = Promise.resolve();
	let next: { all: Wanted[]; answer: Promise<Answer> } | null = null;

	function prepare() {
		const all: Wanted[] = [];
		const answer = last.then(() => {
			next = null;
			return askFor(all);
		});
		last = answer.catch(() => {});
		return { all, answer };
	}

	return function ask(wanted: Wanted): Promise<Answer> {
		next ??= prepare();
		next.all.push(wanted);
		return next.answer;
	};
}
