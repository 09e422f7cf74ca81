import { DAY_MS, MINUTE_MS, SECOND_MS } from "#contract/constants.ts";
import type { Brake, Limits } from "#server/limits/service.ts";
import type { Security } from "#server/security/service.ts";

/** Members come through the site's door, staff through the office's. */
type Client = "site" | "office";

/** Guessing is slowed most where one guesses at one account from one place; an account as a whole waits seconds at most. */
const BRAKES = {
	network: { name: "login-network", free: 50, firstWaitMs: 2 * SECOND_MS, maxWaitMs: 5 * MINUTE_MS },
	account: { name: "login-account", free: 30, firstWaitMs: SECOND_MS, maxWaitMs: 30 * SECOND_MS },
	both: { name: "login-both", free: 5, firstWaitMs: 5 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS },
};
/** Where the owner has logged in before, strangers elsewhere cannot make them wait. */
const KNOWN_PLACE = { name: "login-place", forMs: 30 * DAY_MS };

export function createLoginBrakes({ limits, security }: { limits: Limits; security: Security }) {
	const placesOf = (client: Client, username: string, address: string) => {
		const account = `${client} ${username.trim().toLowerCase()}`;
		return { account, both: `${account} ${address}` };
	};

	/** The person has shown who they are. */
	async function release(client: Client, username: string, address: string): Promise<void> {
		const { account, both } = placesOf(client, username, address);
		await limits.forgetTries([BRAKES.account, account]);
		await limits.forgetTries([BRAKES.both, both]);
		await limits.remember(KNOWN_PLACE, both);
	}

	return {
		release,

		/** A try that was good, and of which more has to be shown. */
		giveBack: (address: string) => limits.giveBackTry([BRAKES.network, address]),

		/** Counts the try before the password is looked at, so that many at once are no way around it. */
		async countTry(client: Client, username: string, address: string): Promise<() => Promise<void>> {
			const { account, both } = placesOf(client, username, address);
			const isKnown = await limits.remembers(KNOWN_PLACE, both);
			const ofAccount: [Brake, string][] = isKnown ? [] : [[BRAKES.account, account]];
			try {
				await limits.attempt([[BRAKES.network, address], ...ofAccount, [BRAKES.both, both]]);
			} catch (refusal) {
				await security.tellOnce({ event: "login_braked", address, details: { door: client } });
				throw refusal;
			}
			return async function succeeded() {
				await limits.giveBackTry([BRAKES.network, address]);
				await release(client, username, address);
			};
		},
	};
}

export type LoginBrakes = ReturnType<typeof createLoginBrakes>;
