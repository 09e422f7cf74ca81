import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { obtainSecret } from "#server/secrets/obtain-secret.ts";
import { checkVideoLink, expiryFrom, signedVideoPath, type VideoLink } from "./signature.ts";
import * as store from "./store.ts";

/** The key of all signatures. */
const SECRET_SETTING = "media_secret";

export function createMedia({ db, clock }: { db: Db; clock: Clock }) {
	let reading: Promise<string> | null = null;

	function secret(): Promise<string> {
		reading ??= obtainSecret(db, SECRET_SETTING).catch((error: unknown) => {
			reading = null;
			throw error;
		});
		return reading;
	}

	return {
		/** Writes links to films for somebody who may watch them now. */
		async videoSigner(): Promise<(fileId: number) => string> {
			const key = await secret();
			const expires = expiryFrom(clock());
			return (fileId) => signedVideoPath(key, fileId, expires);
		},

		/** Where the film of a link lies below the private folder. */
		async videoOf(link: VideoLink): Promise<string> {
			const outcome = checkVideoLink(await secret(), link, clock());
			if (outcome === "invalid") throw refuse("video_link_invalid");
			if (outcome === "expired") throw refuse("video_link_expired");
			const path = await store.findVideoPath(db, Number(link.fileId));
			if (!path) throw refuse("not_found");
			return path;
		},
	};
}

export type Media = ReturnType<typeof createMedia>;
