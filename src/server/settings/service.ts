import type { Settings } from "#contract/office/settings.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { createLive } from "#server/live.ts";
import type { Passages, Sender } from "#server/outbox/letter.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { senderOf, smtpUrlOf } from "./mail-rules.ts";
import { PASSAGE_KEYS, passagesIn } from "./passages.ts";
import { providerOf, settingsWith, startingSettings } from "./rules.ts";
import { findGroups, findRows, findSealed } from "./store.ts";

interface Parts {
	db: Db;
	/** As the environment says it. */
	config: Config;
	secrets: Secrets;
}

/** Under which name the password of the mail server is kept. */
export const MAIL_PASSWORD = "mail_password";

/**
 * What the house is called, charges and says, kept in memory by every process. What the environment names is where a
 * house begins; a row of the database goes before it. With the way of its letters it is the other way round: whoever
 * runs the machine has the last word about where its mail goes.
 */
export function createSettings({ db, config, secrets }: Parts) {
	const start = startingSettings(config.provider);
	let current = start;
	let provider = config.provider;
	let password = "";
	let passages: Passages = {};
	const { load, renew, onChange } = createLive(async () => {
		current = settingsWith(start, await findGroups(db));
		provider = providerOf(current);
		passages = passagesIn(await findRows(db, PASSAGE_KEYS));
		const sealed = await findSealed(db, MAIL_PASSWORD);
		// Of a key that is gone nothing is left: then somebody names the password anew.
		password = sealed ? String((await secrets.decryptOrNull(sealed)) ?? "") : "";
	});

	return {
		/** The configuration with what is set as it is now: whoever holds it always tells the newest. */
		config: {
			...config,
			get provider() {
				return provider;
			},
			get smtpUrl() {
				return config.smtpUrl ?? smtpUrlOf(current.mail, password);
			},
			get mailFrom() {
				return config.mailFrom ?? senderOf(current.mail, provider);
			},
			get replyTo() {
				return current.mail.reply_to || config.replyTo;
			},
			/** Letters are written by whoever holds this, so they need no way of their own to it. */
			get passages() {
				return passages;
			},
		} satisfies Config & Sender as Config & Sender,

		now: (): Settings => current,
		/** Of the mail server; empty when there is none. */
		mailPassword: (): string => password,
		/** What the environment alone says. */
		given: config,
		start,
		load,
		renew,
		onChange,
	};
}

export type SettingsService = ReturnType<typeof createSettings>;
