import { Secret, TOTP } from "otpauth";
import { newCode } from "#server/tokens.ts";

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const CODE_LENGTH = 16;

/**
 * For which site passkeys are made. No browser makes one for a bare number, so that at this machine itself they count
 * for its name.
 */
export function partyOf(publicUrl: string): { id: string; origin: string } {
	const url = new URL(publicUrl);
	if (/^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) url.hostname = "localhost";
	return { id: url.hostname, origin: url.origin };
}

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the square of an app with codes says. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
	new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The half minute for which the code is right, now or one before or after; null when it is wrong. */
export function stepOf(secret: string, token: string, now: Date): number | null {
	const timestamp = now.getTime();
	const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp, window: 1 });
	return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => newCode(CODE_LENGTH));

/** "K7QM-…": as people read and copy it. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");
