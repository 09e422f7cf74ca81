import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { checkVideoLink, expiryFrom, signedVideoPath, type VideoLink } from "./signature.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Secrets;
}

export function createMedia({ db, clock, secrets }: Parts) {
	return {
		/** Writes links to films for somebody who may watch them now. */
		async videoSigner(): Promise<(fileId: number) => string> {
			const [key] = await secrets.signingKeys("films");
			const expires = expiryFrom(clock());
			return (fileId) => signedVideoPath(key, fileId, expires);
		},

		/** Where the film of a link lies below the private folder. */
		async videoOf(link: VideoLink): Promise<string> {
			const outcome = checkVideoLink(await secrets.signingKeys("films"), link, clock());
			if (outcome === "invalid") throw refuse("video_link_invalid");
			if (outcome === "expired") throw refuse("video_link_expired");
			const path = await store.findVideoPath(db, Number(link.fileId));
			if (!path) throw refuse("not_found");
			return path;
		},
	};
}

export type Media = ReturnType<typeof createMedia>;
