import { useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { isRefusal } from "#contract/errors.ts";
import { ArticleDraft, type WrittenArticle } from "#contract/office/article-writing.ts";
import { officeApi } from "../api.ts";

/** After so much quiet it is saved; whoever writes without a pause is saved all the same. */
const QUIET_MS = 1_200;
const LONGEST_MS = 6_000;
const AGAIN_MS = 4_000;

export type Saving = "saved" | "changed" | "saving" | "failed";
type Errors = Partial<Record<keyof ArticleDraft, string>>;

/** What is wrong with a field, in the words of its rule. */
function errorsIn(draft: ArticleDraft): Errors {
	const result = z.safeParse(ArticleDraft, draft);
	return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

const refusedSlug = (error: unknown): string | undefined =>
	isRefusal(error) ? error.body.validation_errors?.slug?.[0]?.replace(/^[^:]*: /, "") : undefined;

/** Whether something was written since the last save. */
const isAhead = ({ changes, saved }: { changes: number; saved: number }): boolean => changes > saved;

/** EDIT-03, EDIT-10: an article that saves itself, and never over what somebody else has saved. */
export function useManuscript(loaded: WrittenArticle) {
	const [article, setArticle] = useState(loaded);
	const [draft, setDraft] = useState(loaded.draft);
	const [saving, setSaving] = useState<Saving>("saved");
	const [theirs, setTheirs] = useState<WrittenArticle | null>(null);
	const [slugTaken, setSlugTaken] = useState<{ slug: string; text: string } | null>(null);
	/** What is true now, for what happens later. */
	const now = useRef({ article, draft, changes: 0, saved: 0, isBusy: false, since: 0 });
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	now.current.draft = draft;

	const take = useCallback((written: WrittenArticle, withText: boolean) => {
		now.current.article = written;
		setArticle(written);
		if (!withText) return;
		now.current.draft = written.draft;
		now.current.saved = now.current.changes;
		setDraft(written.draft);
		setSaving("saved");
	}, []);

	/** Saves what stands there; answers whether everything is saved. */
	const save = useCallback(async (): Promise<boolean> => {
		clearTimeout(timer.current);
		const state = now.current;
		if (state.isBusy || !isAhead(now.current)) return !isAhead(now.current);
		const { changes } = state;
		const errors = errorsIn(state.draft);
		const { slug, ...rest } = state.draft;
		const { slug: _, ...inText } = errors;
		if (Object.keys(inText).length > 0) {
			setSaving("changed");
			return false;
		}
		state.isBusy = true;
		setSaving("saving");
		const send = (address: string) =>
			officeApi.articleTexts.save({
				params: { id: state.article.id },
				body: { ...rest, slug: address, number: state.article.number },
			});
		const kept = state.article.draft.slug;
		try {
			const { data } = await send(errors.slug ? kept : slug).catch((error: unknown) => {
				const text = refusedSlug(error);
				if (!text) throw error;
				// The address is taken; what was written is not to wait for another one.
				setSlugTaken({ slug, text });
				return send(kept);
			});
			state.saved = changes;
			take(data, false);
			setSaving(isAhead(now.current) ? "changed" : "saved");
			if (isAhead(now.current)) timer.current = setTimeout(() => void save(), QUIET_MS);
			return !isAhead(now.current);
		} catch (error) {
			if (isRefusal(error, "changed_meanwhile"))
				setTheirs((await officeApi.articleTexts.get({ params: { id: state.article.id } })).data);
			else timer.current = setTimeout(() => void save(), AGAIN_MS);
			setSaving("failed");
			return false;
		} finally {
			state.isBusy = false;
			state.since = 0;
		}
	}, [take]);

	const change = useCallback(
		(part: Partial<ArticleDraft>) => {
			const state = now.current;
			state.changes += 1;
			state.since ||= Date.now();
			setDraft((before) => ({ ...before, ...part }));
			setSaving((before) => (before === "saving" ? before : "changed"));
			clearTimeout(timer.current);
			const wait = Math.max(0, Math.min(QUIET_MS, state.since + LONGEST_MS - Date.now()));
			timer.current = setTimeout(() => void save(), wait);
		},
		[save],
	);

	useEffect(() => () => clearTimeout(timer.current), []);

	return {
		article,
		draft,
		saving,
		theirs,
		errors: {
			...errorsIn(draft),
			...(slugTaken?.slug === draft.slug ? { slug: slugTaken.text } : {}),
		} as Errors,
		isDirty: saving !== "saved",
		change,
		save,
		/** How it stands after an act; the text too, where the act changed it. */
		take,
		/** Somebody else has saved while nobody typed here: theirs is shown. */
		async renew(): Promise<void> {
			if (isAhead(now.current) || now.current.isBusy) return;
			const { data } = await officeApi.articleTexts.get({ params: { id: now.current.article.id } });
			if (!isAhead(now.current) && data.number > now.current.article.number) take(data, true);
		},
		/** Both stay: what is kept becomes the newest version, the other one is found among the versions. */
		async resolve(whose: "mine" | "theirs"): Promise<void> {
			if (!theirs) return;
			const params = { id: theirs.id };
			const body = { ...now.current.draft, number: theirs.number };
			const { data: mine } = await officeApi.articleTexts.save({ params, body });
			if (whose === "mine") take(mine, true);
			else {
				const { data } = await officeApi.articleTexts.restore({
					params: { ...params, number: theirs.number },
					body: { number: mine.number },
				});
				take(data, true);
			}
			setTheirs(null);
		},
		leaveConflict: () => setTheirs(null),
	};
}

export type Manuscript = ReturnType<typeof useManuscript>;
