import { sql } from "drizzle-orm";
import type { OwnJobKey } from "#contract/retention.ts";
import { PURGED_AFTER_MS as BASKET_PURGED_AFTER_MS } from "#server/basket/rules.ts";
import { ANNOUNCED_DAYS, NEVER_USED_DAYS, UNUSED_YEARS } from "#server/members/deletion/rules.ts";
import { CODE_KEPT_MS, NUMBER_KEPT_MS } from "#server/pins/rules.ts";
import { KEPT_AFTER_END_MS } from "#server/sessions/links.ts";
import { monthsAfter, NOBODY, NOT_KEPT, type StoredRows } from "./rules.ts";

const ms = (length: number) => sql`${length} * interval '1 millisecond'`;
const days = (length: number) => sql`${length} * interval '1 day'`;

/** What jobs of their own delete, by the lengths that they use themselves; those that heed no hold name nobody. */
export const OWN_JOBS: Record<OwnJobKey, StoredRows> = {
	member_accounts: {
		tables: ["members"],
		rows: ({ now }) => sql`select id, case
				when email_confirmed_at is null and last_login_at is null
					and not exists (select 1 from orders o where o.member_id = members.id)
					then created_at + ${days(NEVER_USED_DAYS)}
				else greatest(coalesce(deletion_announced_at, ${now}) + ${days(ANNOUNCED_DAYS)},
					${monthsAfter("coalesce(last_login_at, created_at)", UNUSED_YEARS * 12)})
			end as goes_at, ${NOT_KEPT} as kept_until, array[lower(email)] as emails
			from members where deleted_at is null`,
	},
	open_baskets: {
		tables: ["baskets"],
		rows: () => sql`select id, expires_at + ${ms(BASKET_PURGED_AFTER_MS)} as goes_at, ${NOT_KEPT} as kept_until,
			${NOBODY} as emails from baskets where ordered_at is null`,
	},
	phone_pins: {
		tables: ["pins"],
		rows: () => sql`select id, created_at + case when confirmed_at is null or member_id is not null
			then ${ms(CODE_KEPT_MS)} else ${ms(NUMBER_KEPT_MS)} end as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails from pins`,
	},
	login_tokens: {
		tables: ["tokens"],
		rows: () => sql`select id, least(expires_at, revoked_at) + ${ms(KEPT_AFTER_END_MS)} as goes_at,
			${NOT_KEPT} as kept_until, ${NOBODY} as emails from tokens`,
	},
	/** Nothing but a hash of the address: by itself it never goes. */
	letter_blocks: {
		tables: ["letter_blocks"],
		rows: () => sql`select address_hash as id, ${NOT_KEPT} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails
			from letter_blocks`,
	},
};
