import { useEffect, useRef, useState } from "react";
import { isRefusal } from "#contract/errors.ts";
import type { Campaign } from "#contract/office/campaigns.ts";
import { CampaignWords } from "#contract/office/campaigns.ts";
import { officeApi } from "../api.ts";
import { failureText } from "../ui/use-act.ts";

const SAVE_AFTER_MS = 600;
const AGAIN_AFTER_MS = 4_000;

const wordsOf = ({ subject, preheader, blocks, is_archived, counts_visits }: Campaign): CampaignWords => ({
	...{ subject, preheader, blocks, is_archived, counts_visits },
});

const isOther = (words: CampaignWords, campaign: Campaign): boolean =>
	JSON.stringify(words) !== JSON.stringify(wordsOf(campaign));

/** By the path of a field: what is wrong with it. */
type Faults = Readonly<Record<string, string>>;

function faultsIn(words: CampaignWords): Faults {
	const read = CampaignWords.safeParse(words);
	return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

/** What is written saves itself as soon as it is right; what somebody else has changed is not overwritten. */
export function useComposer(loaded: Campaign) {
	const [campaign, setCampaign] = useState(loaded);
	const [words, setWords] = useState(() => wordsOf(loaded));
	const [failure, setFailure] = useState<string | null>(null);
	const [isStale, setStale] = useState(false);
	/** How often in a row nobody has answered. */
	const [unanswered, setUnanswered] = useState(0);
	const latest = useRef(words);
	latest.current = words;
	/** As the server has it, before the screen knows. */
	const saved = useRef(campaign);
	const saving = useRef<Promise<unknown>>(Promise.resolve());
	const faults = faultsIn(words);
	const isDirty = isOther(words, campaign);
	const isRight = Object.keys(faults).length === 0;

	async function write(): Promise<Campaign> {
		// The one before has taken along what this one was for.
		if (!isOther(latest.current, saved.current)) return saved.current;
		try {
			const body = { ...latest.current, revision: saved.current.revision };
			const { data } = await officeApi.campaigns.change({ params: { id: loaded.id }, body });
			saved.current = data;
			setCampaign(data);
			setFailure(null);
			setUnanswered(0);
			return data;
		} catch (error) {
			if (isRefusal(error, "changed_meanwhile")) setStale(true);
			if (!isRefusal(error)) setUnanswered((before) => before + 1);
			setFailure(failureText(error));
			throw error;
		}
	}

	/** One after the other, each on what the one before has left: over a slow line they would take each other for somebody else. */
	function save(): Promise<Campaign> {
		const next = saving.current.then(write, write);
		saving.current = next;
		return next;
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: a moment after the last change
	useEffect(() => {
		if (!isDirty || !isRight || isStale) return;
		const wait = unanswered > 0 ? AGAIN_AFTER_MS : SAVE_AFTER_MS;
		// What fails is shown above what was written.
		const timer = setTimeout(() => void save().catch(() => {}), wait);
		return () => clearTimeout(timer);
	}, [words, isStale, unanswered]);

	return {
		campaign,
		words,
		faults,
		failure,
		isDirty,
		isRight,
		set: (change: Partial<CampaignWords>) => setWords((before) => ({ ...before, ...change })),
		/** What is not saved is not missed. */
		discard: () => setWords(wordsOf(campaign)),
		/** Before something is done with it: all of it is saved. */
		settled: async (): Promise<Campaign> => (isDirty ? save() : campaign),
	};
}

export type Composer = ReturnType<typeof useComposer>;
