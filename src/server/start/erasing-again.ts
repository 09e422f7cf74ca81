import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { connect, type Database } from "#server/db/client.ts";
import { openCore } from "./core.ts";
import { complain, say } from "./voice.ts";

type Core = Awaited<ReturnType<typeof openCore>>;

const told = (count: number): string =>
	count === 1
		? "Eine Löschung von nach der Sicherung ist wiederholt."
		: `${count} Löschungen von nach der Sicherung sind wiederholt.`;

/** Before anybody can read what a copy has brought back. */
export async function eraseAgain(core: Core, database: Database, folder: string): Promise<void> {
	const { services } = createApp({ ...core, database, clock: systemClock });
	const count = await services.erasures.repeat(folder, services.erasing.again);
	if (count > 0) say(`  ✓ ${told(count)}`);
}

/** At once after a copy was brought back, from the list beside it. */
export async function eraseAgainAt(url: string, config: Config, folder: string): Promise<void> {
	const database = connect(url, { log: complain });
	try {
		await eraseAgain(await openCore(config, database), database, folder);
	} finally {
		await database.pool.end();
	}
}
