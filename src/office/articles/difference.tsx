import type { ArticleDraft } from "#contract/office/article-writing.ts";
import type { Choices } from "#contract/office/choices.ts";
import { Diff } from "../ui/diff.tsx";
import { WordDiff } from "../ui/word-diff.tsx";
import { textLines } from "../writing/text-lines.ts";
import { LABELS } from "./words.ts";

interface DifferenceProps {
	before: ArticleDraft;
	after: ArticleDraft;
	choices: Choices;
	authors: readonly { id: number; name: string }[];
}

const IN_LINES = ["title", "slug", "teaser_text", "description", "image_alt"] as const;

/** EDIT-06: what is different in two versions. */
export function Difference({ before, after, choices, authors }: DifferenceProps) {
	const nameIn = (list: readonly { id: number; name: string }[], id: number | null) =>
		list.find((one) => one.id === id)?.name ?? "";
	const named = (draft: ArticleDraft) => ({
		category_id: nameIn(choices.categories, draft.category_id),
		lecturer_id: nameIn(choices.lecturers, draft.lecturer_id),
		user_id: nameIn(authors, draft.user_id),
		image: draft.image,
	});
	const [was, is] = [named(before), named(after)];
	const changes = [
		...IN_LINES.map((name) => ({ name, before: before[name], after: after[name] })),
		...(Object.keys(was) as (keyof typeof was)[]).map((name) => ({ name, before: was[name], after: is[name] })),
	].filter((change) => change.before !== change.after);
	const isSameText = before.content === after.content;
	if (isSameText && changes.length === 0) return <p className="muted">Beide Fassungen sind gleich.</p>;
	return (
		<div className="stack">
			<Diff changes={changes.map(({ name, ...rest }) => ({ field: LABELS[name], ...rest }))} />
			{!isSameText && (
				<section aria-label="Unterschiede im Text" className="difference">
					<WordDiff before={textLines(before.content)} after={textLines(after.content)} />
				</section>
			)}
		</div>
	);
}
