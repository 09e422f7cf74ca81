import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { MINUTE_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { PasskeyAnswer, PasskeyOptions } from "#contract/office/session.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { hashToken } from "#server/tokens.ts";
import { partyOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	sender: Sender;
}

/** Loaded with the first passkey: where nobody has one it would only take room. */
const library = () => import("@simplewebauthn/server");

const ANSWER_WITHIN_MS = 5 * MINUTE_MS;
/** ES256 and RS256, which every device knows. */
const ALGORITHMS = [-7, -257];

/** The library throws at whatever is no answer to our question; for the person it is all the same. */
const orWrong = <T>(verified: Promise<T>): Promise<T> =>
	verified.catch(() => {
		throw refuse("passkey_wrong");
	});

export function createPasskeys({ db, clock, sender }: Parts) {
	const { id: rpID, origin } = partyOf(sender.publicUrl);

	async function remember(options: { challenge: string }, user_id: number | null): Promise<PasskeyOptions> {
		const ends_at = new Date(clock().getTime() + ANSWER_WITHIN_MS);
		await store.insertChallenge(db, { user_id, hash: hashToken(options.challenge), ends_at });
		return { ...options };
	}

	const expected = (userId: number | null) => ({
		expectedChallenge: (challenge: string) => store.spendChallenge(db, userId, hashToken(challenge), clock()),
		expectedOrigin: origin,
		expectedRPID: rpID,
		requireUserVerification: true,
	});

	const descriptor = ({ credential_id, transports }: store.PasskeyRow) => ({ id: credential_id, transports });

	return {
		async newOptions({ id, name, email }: { id: number; name: string; email: string }) {
			const { generateRegistrationOptions } = await library();
			const options = await generateRegistrationOptions({
				rpName: `${sender.provider.short_name} Verwaltung`,
				rpID,
				userName: email,
				userDisplayName: name,
				userID: new TextEncoder().encode(`staff-${id}`),
				excludeCredentials: (await store.findPasskeys(db, id)).map(descriptor),
				authenticatorSelection: { residentKey: "required", userVerification: "required" },
				supportedAlgorithmIDs: ALGORITHMS,
			});
			return remember(options, id);
		},

		/** Only what has been looked at is written, later, in the transaction of the rest. */
		async verifyNew(userId: number, answer: PasskeyAnswer) {
			const { verifyRegistrationResponse } = await library();
			const { registrationInfo } = await orWrong(
				verifyRegistrationResponse({
					response: answer as unknown as RegistrationResponseJSON,
					...expected(userId),
					supportedAlgorithmIDs: ALGORITHMS,
				}),
			);
			if (!registrationInfo) throw refuse("passkey_wrong");
			const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
			return { user_id: userId, credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
		},

		/** For one person, or for whoever it is that the passkey belongs to. */
		async options(userId: number | null) {
			const own = userId === null ? [] : await store.findPasskeys(db, userId);
			const { generateAuthenticationOptions } = await library();
			const options = await generateAuthenticationOptions({
				rpID,
				allowCredentials: own.map(descriptor),
				userVerification: "required",
			});
			return remember(options, userId);
		},

		/** The passkey that has answered, of this person or of anybody. */
		async verify(userId: number | null, answer: PasskeyAnswer): Promise<store.PasskeyRow> {
			const passkey = await store.findPasskey(db, answer.id);
			if (!passkey || (userId !== null && passkey.user_id !== userId)) throw refuse("passkey_wrong");
			const { verifyAuthenticationResponse } = await library();
			const { verified, authenticationInfo } = await orWrong(
				verifyAuthenticationResponse({
					response: answer as unknown as AuthenticationResponseJSON,
					...expected(userId),
					credential: {
						...descriptor(passkey),
						publicKey: new Uint8Array(passkey.public_key),
						counter: passkey.counter,
					},
				}),
			);
			if (!verified) throw refuse("passkey_wrong");
			await store.markUsed(db, passkey.id, authenticationInfo.newCounter, clock());
			return passkey;
		},

		purge: () => store.deleteOldChallenges(db, clock()),
	};
}
