import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { reasonForLog } from "#server/for-log.ts";
import type { Limits } from "#server/limits/service.ts";
import { cutNetwork } from "./rules.ts";
import { insertEvent, type NewEvent } from "./store.ts";
import type { SECURITY_EVENTS } from "./tables.ts";

interface SecurityEvent {
	event: (typeof SECURITY_EVENTS)[number];
	/** Whose account it is about; nobody's when the account is unknown. */
	of?: { member_id: number } | { user_id: number } | undefined;
	/** The network address of whoever asked; what happens by itself has none. */
	address?: string | undefined;
	/** Never a secret, a name or an address. */
	details?: Record<string, string | number>;
}

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	/** Each event as one line of JSON, for those who keep them elsewhere. */
	write: (line: string) => void;
	log: (message: string) => void;
}

const QUARTER_MS = 15 * 60 * 1000;
const NOTED = { name: "security-noted", forMs: QUARTER_MS };

export function createSecurity({ db, clock, limits, write, log }: Parts) {
	const rowOf = ({ event, of, address, details }: SecurityEvent): NewEvent => ({
		at: clock(),
		event,
		...of,
		network: address === undefined ? null : cutNetwork(address),
		details: details ?? null,
	});

	/** As the last step of the transaction that does what it tells: both happen or neither. */
	async function note(tx: Db, event: SecurityEvent): Promise<void> {
		const row = rowOf(event);
		await insertEvent(tx, row);
		write(`${JSON.stringify({ ...row, at: row.at.toISOString() })}\n`);
	}

	/** Of what happens without a transaction, refusals mostly: a log that cannot be written changes no answer. */
	async function tell(event: SecurityEvent): Promise<void> {
		await note(db, event).catch((error: unknown) =>
			log(`The security log misses ${event.event}: ${reasonForLog(error)}`),
		);
	}

	return {
		note,
		tell,

		/**
		 * Of what somebody can repeat at will: once in a quarter of an hour for each key, the network where none is given,
		 * so that nobody fills the table.
		 */
		async tellOnce(event: SecurityEvent, key = cutNetwork(event.address ?? "")): Promise<void> {
			const who = `${event.event} ${key}`;
			try {
				if (await limits.remembers(NOTED, who)) return;
				await limits.remember(NOTED, who);
			} catch (error) {
				log(`The security log misses ${event.event}: ${reasonForLog(error)}`);
				return;
			}
			await tell(event);
		},
	};
}

export type Security = ReturnType<typeof createSecurity>;
