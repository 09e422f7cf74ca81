import { createCampaignSending } from "#server/campaigns/sending.ts";
import { systemClock } from "#server/clock.ts";
import { readConfig } from "#server/config.ts";
import { connect } from "#server/db/client.ts";
import { createOutbox } from "#server/outbox/service.ts";
import { createTransports, type Transport } from "#server/outbox/transports.ts";
import { createSecrets } from "#server/secrets/service.ts";

/** A process that does nothing but send newsletters, for those who want to kill it. */

const SENDERS = 3;
const { db } = connect(process.env.DATABASE_URL ?? "", { log: console.error });
const config = readConfig(process.env);
const transports = createTransports(config);
/** With so many letters behind it, it dies in the turn after the next has been let go. */
let lettersToLive = Number(process.env.DIES_AFTER ?? Number.POSITIVE_INFINITY);
const NEVER = new Promise<void>(() => {});
let handedOver: Promise<unknown> = Promise.resolve();

/** They are handed over in turn, so that none stands between its note and its end when the process dies. */
const mortal: Transport = (row, signal, handover) =>
	transports.mail(row, signal, (letGo) => {
		const ends = () => {
			letGo();
			if (lettersToLive === 0) setImmediate(() => process.kill(process.pid, "SIGKILL"));
			lettersToLive -= 1;
		};
		const turn = handedOver.then(() => (lettersToLive < 0 ? NEVER : handover?.(ends)));
		handedOver = turn.catch(() => {});
		return turn;
	});

const outbox = createOutbox({
	db,
	clock: systemClock,
	transports: { ...transports, mail: mortal },
	secrets: createSecrets({ db, config }),
	sender: config,
});
const PER_MINUTE = Number(process.env.PER_MINUTE ?? 6_000);
const rules = () => ({ per_minute: PER_MINUTE, most_failed_percent: 5, soft_bounces: 5, soft_days: 30 });
const bounces = { refused: async () => {} };
const sending = createCampaignSending({ db, clock: systemClock, outbox, sender: config, bounces, rules });

async function send(): Promise<void> {
	for (;;) if (!(await sending.sendNext())) await new Promise((resolve) => setTimeout(resolve, 20));
}

process.send?.("ready");
/** What is really held is told only after tidying up. */
setInterval(() => {
	globalThis.gc?.();
	const { rss, heapUsed } = process.memoryUsage();
	process.send?.({ rss, held: heapUsed });
}, 1_000).unref();
await Promise.all(Array.from({ length: SENDERS }, send));
