import { onNotification } from "#server/db/notifications.ts";
import type { AnswerCache } from "#server/http/answer-cache.ts";
import type { SettingsService } from "#server/settings/service.ts";

interface Parts {
	url: string;
	settings: Pick<SettingsService, "renew">;
	cache: Pick<AnswerCache, "changed">;
}

/** As the database calls the table. */
const SETTINGS_NOTE = "site_settings";

/**
 * Follows what any process changes: kept answers go. Settings are read anew first and then say so themselves, or what
 * they were would be kept once more.
 */
export async function followChanges({ url, settings, cache }: Parts) {
	const closing = new AbortController();
	const changes = await onNotification(url, "content_changed", (note) => {
		if (note === undefined || note === SETTINGS_NOTE) void settings.renew(closing.signal);
		else cache.changed(note);
	});
	return {
		async close() {
			closing.abort();
			await changes.close();
		},
	};
}
