import type { Turns } from "#server/articles/turns.ts";
import { onNotification } from "#server/db/notifications.ts";
import type { AnswerCache } from "#server/http/answer-cache.ts";
import { ARTICLE_PLANS } from "#server/http/tags.ts";
import type { Live } from "#server/live.ts";
import type { Services } from "#server/services.ts";

interface Parts {
	url: string;
	services: Pick<Services, "settings" | "legalTexts">;
	turns: Pick<Turns, "look">;
	cache: Pick<AnswerCache, "changed">;
}

/**
 * Follows what any process changes: kept answers go. What is kept in memory is read anew first and then says so itself,
 * or what it was would be kept once more.
 */
export async function followChanges({ url, services: { settings, legalTexts }, turns, cache }: Parts) {
	const closing = new AbortController();
	/** By the name of their table. */
	const sources: Record<string, Live> = { site_settings: settings, legal_texts: legalTexts };
	const changes = await onNotification(url, "content_changed", (note) => {
		const changed = note === undefined ? Object.values(sources) : [sources[note] ?? []].flat();
		if (note === undefined || note === ARTICLE_PLANS) turns.look();
		for (const source of changed) void source.renew(closing.signal);
		if (changed.length === 0) cache.changed(note);
	});
	return {
		async close() {
			closing.abort();
			await changes.close();
		},
	};
}
