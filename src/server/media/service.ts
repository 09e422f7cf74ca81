import { refuse } from "#contract/errors.ts";
import type { WrittenCaptions, WrittenFilm } from "#contract/office/course-writing.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { remarksOf } from "./film-rules.ts";
import { publicPath } from "./paths.ts";
import { checkVideoLink, expiryFrom, signedVideoPath, type VideoLink } from "./signature.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Secrets;
}

export function createMedia({ db, clock, secrets }: Parts) {
	async function signer(): Promise<(fileId: number) => string> {
		const [key] = await secrets.signingKeys("films");
		const expires = expiryFrom(clock());
		return (fileId) => signedVideoPath(key, fileId, expires);
	}

	return {
		/** Writes links to films for somebody who may watch them now. */
		videoSigner: signer,

		/** In the order of their keys; null where there is none. */
		async files<const Ids extends readonly (number | null)[]>(tx: Db, ids: Ids) {
			const rows = await store.findFiles(
				tx,
				ids.filter((id) => id !== null),
			);
			const found = ids.map((id) => rows.find((row) => row.id === id) ?? null);
			return found as { [K in keyof Ids]: store.MediaRow | null };
		},

		/** What staff see of a film. */
		async film(row: store.MediaRow | null): Promise<WrittenFilm | null> {
			if (!row) return null;
			const { id, name, bytes, width, height, seconds, prepared_at } = row;
			const path = row.kind === "video" ? (await signer())(id) : publicPath(row.path);
			const facts = { id, name, path, bytes, width, height, seconds, remarks: remarksOf(row) };
			return { ...facts, progress: prepared_at ? null : await store.findPercent(db, id) };
		},

		captions: (row: store.MediaRow | null): WrittenCaptions | null =>
			row && { revision: row.id, name: row.name, path: publicPath(row.path) },

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
