import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Sender } from "./letter.ts";
import type { Outbox } from "./service.ts";

/** What every capability is made of that notes something and writes letters about it. */
export interface Letters {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
}
