import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { parseLegal } from "#contract/legal/markup/parse.ts";
import type { LegalSource, LegalText } from "#contract/legal/text.ts";
import { filled, firstMarkup, firstText } from "#contract/legal/texts.ts";
import type { LegalKind, LegalVersions, VersionedText } from "#contract/legal-texts.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { createLive } from "#server/live.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { findPublished, type Published } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	config: Config;
	settings: Pick<SettingsService, "now" | "onChange">;
}

/** The legal texts of the house in all their versions, kept in memory by every process. */
export function createLegalTexts({ db, clock, config, settings }: Parts) {
	let published: Published[] = [];
	let turn: NodeJS.Timeout | undefined;
	const live = createLive(async () => {
		published = await findPublished(db);
		waitForTurn();
	});

	const today = () => isoDay(berlinDay(clock()));

	/** At midnight another version may hold: what was made before it goes. */
	function waitForTurn(): void {
		clearTimeout(turn);
		if (!published.some(({ valid_from }) => valid_from > today())) return;
		const midnight = berlinMoment(addDays(berlinDay(clock()), 1));
		turn = setTimeout(
			() => {
				live.tell();
				waitForTurn();
			},
			midnight.getTime() - clock().getTime() + 1,
		);
		turn.unref();
	}

	const source = (): LegalSource => {
		const { contact_months, waiting_list_months } = settings.now().retention;
		return {
			provider: config.provider,
			public_url: config.publicUrl,
			newsletter_form_url: config.newsletterFormUrl,
			donation_form_url: config.donationFormUrl,
			retention: { contact_months: String(contact_months), waiting_list_months: String(waiting_list_months) },
		};
	};

	/** With names in the place of what the settings say, so it stays the same as long as the process lives. */
	const firsts = new Map<LegalKind, Published>();

	function firstOf(kind: LegalKind): Published {
		const known = firsts.get(kind);
		if (known) return known;
		const { version, changed_on } = firstText(kind, source());
		const first = { kind, version, valid_from: changed_on, content: firstMarkup(kind, source()) };
		firsts.set(kind, first);
		return first;
	}

	/** The newest first; last of all the one that the house was built with. */
	const versionsOf = (kind: LegalKind): Published[] => [...published.filter((row) => row.kind === kind), firstOf(kind)];

	/** Those whose day has come; the first is the one in force. */
	const begun = (kind: LegalKind) =>
		versionsOf(kind).filter(({ valid_from }, index, all) => index === all.length - 1 || valid_from <= today());

	function find(kind: LegalKind, version?: string): Published {
		const all = begun(kind);
		const one = version === undefined ? all[0] : all.find((row) => row.version === version);
		if (!one) throw refuse("not_found");
		return one;
	}

	const versionInForce = (kind: LegalKind): string => find(kind).version;

	/** Read once for all letters that carry them, until something changes that may stand in them. */
	const texts = new Map<string, LegalText>();
	for (const changing of [live, settings]) changing.onChange(() => texts.clear());

	function textOf({ kind, version, valid_from, content }: Published): LegalText {
		const { title, lead } = firstText(kind, source());
		const sections = parseLegal(filled(content, source()));
		return { title, lead, version, changed_on: valid_from, sections };
	}

	return {
		load: live.load,
		renew: live.renew,
		onChange: live.onChange,
		source,
		versionsOf,
		versionInForce,
		today,

		/** What somebody who agrees now agrees to. */
		versions: (): LegalVersions => ({
			terms: versionInForce("terms"),
			withdrawal_policy: versionInForce("withdrawal_policy"),
			privacy: versionInForce("privacy"),
		}),

		async get(kind: LegalKind, version?: string): Promise<VersionedText> {
			const one = find(kind, version);
			const { title, lead } = firstText(kind, source());
			const current = versionInForce(kind);
			return {
				title,
				lead,
				version: one.version,
				changed_on: one.valid_from,
				content: filled(one.content, source()),
				versions: begun(kind).map((row) => ({
					version: row.version,
					valid_from: row.valid_from,
					is_current: row.version === current,
				})),
			};
		},

		/** For documents. */
		text(kind: LegalKind, version?: string): LegalText {
			const one = find(kind, version);
			const key = `${kind} ${one.version}`;
			const text = texts.get(key) ?? textOf(one);
			texts.set(key, text);
			return text;
		},
	};
}

export type LegalTexts = ReturnType<typeof createLegalTexts>;
