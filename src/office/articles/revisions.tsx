import { useEffect, useState } from "react";
import type { ArticleDraft, Revision } from "#contract/office/article-writing.ts";
import type { Choices } from "#contract/office/choices.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Timeline, TimelineEntry } from "../ui/timeline.tsx";
import { useAct } from "../ui/use-act.ts";
import { Difference } from "./difference.tsx";
import type { Manuscript } from "./use-manuscript.ts";

interface RevisionsProps {
	manuscript: Manuscript;
	choices: Choices;
	readOnly: boolean;
}

const wordsOf = ({ kind, is_live, is_planned }: Revision): string => {
	if (is_live) return "Steht auf der Website";
	if (is_planned) return "Geplant";
	return { draft: "Entwurf", published: "War veröffentlicht", restored: "Zurückgeholt" }[kind];
};

/** EDIT-06: the versions, newest first; any two can be compared, any one can come back. */
export function Revisions({ manuscript, choices, readOnly }: RevisionsProps) {
	const { article } = manuscript;
	const [revisions, setRevisions] = useState<readonly Revision[]>([]);
	const [compared, setCompared] = useState<Revision | null>(null);
	const { busy, failure, run } = useAct();
	const params = { id: article.id };
	// biome-ignore lint/correctness/useExhaustiveDependencies: after every save and act
	useEffect(() => {
		let isOver = false;
		officeApi.articleTexts.revisions({ params }).then(
			({ data }) => !isOver && setRevisions(data),
			() => {},
		);
		return () => {
			isOver = true;
		};
	}, [article]);

	const restore = ({ number, at }: Revision) =>
		run(async () => {
			if (!(await manuscript.save())) return;
			const before = manuscript.article.number;
			const body = { number: manuscript.article.number };
			const { data } = await officeApi.articleTexts.restore({ params: { ...params, number }, body });
			manuscript.take(data, true);
			toast(`Die Fassung von ${momentWords(at, new Date())} ist wieder der Entwurf.`, async () => {
				const back = await officeApi.articleTexts.restore({
					params: { ...params, number: before },
					body: { number: data.number },
				});
				manuscript.take(back.data, true);
			});
		});

	return (
		<>
			<Failure text={failure} />
			<Timeline>
				{revisions.map((revision, index) => (
					<TimelineEntry
						key={revision.number}
						icon={revision.is_live ? icons.globe : icons.pencil}
						tone={revision.is_live ? "ok" : index === 0 ? "free" : "mute"}
						title={revision.by}
						when={<time dateTime={revision.at}>{momentWords(revision.at, new Date())}</time>}
					>
						<p>
							{wordsOf(revision)}
							{revision.added + revision.removed > 0 && ` · +${revision.added} −${revision.removed} Wörter`}
						</p>
						{index > 0 && (
							<div className="row">
								<Button size="sm" variant="quiet" onClick={() => setCompared(revision)}>
									Vergleichen
								</Button>
								{!readOnly && (
									<Button size="sm" variant="quiet" busy={busy} onClick={() => void restore(revision)}>
										Wiederherstellen
									</Button>
								)}
							</div>
						)}
					</TimelineEntry>
				))}
			</Timeline>
			{compared && (
				<CompareDialog
					articleId={article.id}
					authors={article.authors}
					revisions={revisions}
					first={compared.number}
					choices={choices}
					onClose={() => setCompared(null)}
				/>
			)}
		</>
	);
}

interface CompareProps {
	articleId: number;
	authors: readonly { id: number; name: string }[];
	revisions: readonly Revision[];
	first: number;
	choices: Choices;
	onClose: () => void;
}

function CompareDialog({ articleId, authors, revisions, first, choices, onClose }: CompareProps) {
	const [older, setOlder] = useState(first);
	const [newer, setNewer] = useState(revisions[0]?.number ?? first);
	const before = useRevision(articleId, older);
	const after = useRevision(articleId, newer);
	const options = revisions.map((revision) => ({
		value: String(revision.number),
		label: `${momentWords(revision.at, new Date())}, ${revision.by} (${wordsOf(revision)})`,
	}));
	return (
		<Dialog title="Fassungen vergleichen" size="lg" onClose={onClose}>
			<div className="stack">
				<div className="form">
					<SelectField
						label="Von"
						className="c6"
						value={String(older)}
						options={options}
						onChange={({ currentTarget }) => setOlder(Number(currentTarget.value))}
					/>
					<SelectField
						label="Bis"
						className="c6"
						value={String(newer)}
						options={options}
						onChange={({ currentTarget }) => setNewer(Number(currentTarget.value))}
					/>
				</div>
				{before && after && <Difference before={before} after={after} choices={choices} authors={authors} />}
			</div>
		</Dialog>
	);
}

function useRevision(id: number, number: number): ArticleDraft | null {
	const [draft, setDraft] = useState<{ number: number; draft: ArticleDraft } | null>(null);
	useEffect(() => {
		let isOver = false;
		officeApi.articleTexts.revision({ params: { id, number } }).then(
			({ data }) => !isOver && setDraft({ number, draft: data }),
			() => {},
		);
		return () => {
			isOver = true;
		};
	}, [id, number]);
	return draft?.number === number ? draft.draft : null;
}
