import { berlinIso } from "#contract/berlin.ts";
import { CAMPAIGN_BLOCK_WORDS, type CampaignBlock } from "#contract/office/campaign-blocks.ts";
import type { Campaign, CampaignLine } from "#contract/office/campaigns.ts";
import type { Settings } from "#contract/office/settings.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import { unlessRefused } from "#server/refused.ts";
import { countBounced } from "./bounce-store.ts";
import type { CampaignContent } from "./content.ts";
import * as deliveries from "./delivery-store.ts";
import type * as store from "./store.ts";

interface Parts {
	db: Db;
	content: CampaignContent;
	articles: Pick<Articles, "byId" | "list">;
	courses: Pick<Courses, "byId" | "list">;
	rules: () => Settings["newsletter"];
}

const iso = (moment: Date | null) => moment && berlinIso(moment);
const MOST_OFFERS = 50;
const GONE = "nicht mehr öffentlich";

type Counted = ReturnType<Awaited<ReturnType<typeof deliveries.countStates>>> & { bounced: number };

/** How staff see newsletters: what they say, and what came of them as sums. */
export function createCampaignShown({ db, content, articles, courses, rules }: Parts) {
	function countsOf({ counts_visits, visits, sums }: store.CampaignRow, now: Counted): CampaignLine["counts"] {
		const { waiting, taken, handed, sent, failed, unsure, left_out, blocked, ...later } = { ...now, ...sums };
		const open = waiting + taken + handed;
		return {
			total: open + sent + failed + unsure + left_out + blocked,
			waiting: open,
			...{ sent, failed, unsure, left_out, blocked },
			...later,
			visits: counts_visits ? visits : null,
		};
	}

	/** Counted for all of them at once. */
	async function linesOf(rows: readonly store.CampaignRow[]): Promise<CampaignLine[]> {
		const ids = rows.map(({ id }) => id);
		const statesOf = await deliveries.countStates(db, ids);
		const bounced = await countBounced(db, ids);
		return rows.map((row) => ({
			...{ id: row.id, subject: row.subject, state: row.state, stop_reason: row.stop_reason, revision: row.revision },
			due_at: iso(row.due_at),
			started_at: iso(row.started_at),
			ended_at: iso(row.ended_at),
			updated_at: berlinIso(row.updated_at),
			counts: countsOf(row, { ...statesOf(row.id), bounced: bounced.get(row.id) ?? 0 }),
		}));
	}

	async function titleOf(block: CampaignBlock): Promise<string> {
		if (block.kind === "article")
			return unlessRefused(
				articles.byId(block.id).then(({ title }) => title),
				GONE,
			);
		if (block.kind === "course")
			return unlessRefused(
				courses.byId(block.id).then(({ topic }) => topic),
				GONE,
			);
		const own = block.kind === "button" ? block.label : block.kind === "picture" ? block.alt : block.title;
		return own || CAMPAIGN_BLOCK_WORDS[block.kind];
	}

	const offers = async (): Promise<Campaign["offers"]> => {
		const [written, filmed] = await Promise.all([
			articles.list({ per_page: MOST_OFFERS }),
			courses.list({ is_active: true, per_page: MOST_OFFERS }),
		]);
		return {
			articles: written.data.map(({ id, title }) => ({ id, title })),
			courses: filmed.data.map(({ id, topic }) => ({ id, title: topic })),
		};
	};

	const present = async (row: store.CampaignRow): Promise<Campaign> => ({
		...((await linesOf([row]))[0] as CampaignLine),
		...{ preheader: row.preheader, blocks: row.blocks, is_archived: row.is_archived },
		...{ counts_visits: row.counts_visits, per_minute: rules().per_minute },
		readers: await deliveries.countReaders(db),
		titles: Object.fromEntries(
			await Promise.all(row.blocks.map(async (one) => [one.key, await titleOf(one)] as const)),
		),
		offers: await offers(),
		notes: row.started_at ? [] : await content.notesOn(row.blocks),
	});

	return { linesOf, present };
}
