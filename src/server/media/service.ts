import { refuse } from "#contract/errors.ts";
import type { WrittenCaptions, WrittenFilm } from "#contract/office/course-writing.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { MediaFiles } from "./files.ts";
import { remarksOf } from "./film-rules.ts";
import { keyOf, publicPath, undiverted } from "./paths.ts";
import { checkVideoLink, expiryFrom, signedPiecesPath, signedVideoPath, type VideoLink } from "./signature.ts";
import * as store from "./store.ts";

interface SignableFilm {
	id: number;
	/** Whether it lies there in pieces too. */
	hasPieces: boolean;
}
type SignedFilm = { path: string; hls: string | null };

const PIECE_NAME = /^[a-z0-9-]{1,60}\.(?:m3u8|m4s)$/;

interface Parts {
	db: Db;
	clock: Clock;
	secrets: Secrets;
	files: MediaFiles;
}

export function createMedia({ db, clock, secrets, files }: Parts) {
	/** Writes links to films for somebody who may watch them now. */
	async function signer(): Promise<(film: SignableFilm) => SignedFilm> {
		const [key] = await secrets.signingKeys("films");
		const expires = expiryFrom(clock());
		return ({ id, hasPieces }) => ({
			path: signedVideoPath(key, id, expires),
			hls: hasPieces ? signedPiecesPath(key, id, expires) : null,
		});
	}

	/** Only to the whole file. */
	async function videoSigner(): Promise<(fileId: number) => string> {
		const sign = await signer();
		return (id) => sign({ id, hasPieces: false }).path;
	}

	async function demandValid(link: VideoLink, form: "video" | "hls") {
		const outcome = checkVideoLink(await secrets.signingKeys("films"), link, clock(), form);
		if (outcome === "invalid") throw refuse("video_link_invalid");
		if (outcome === "expired") throw refuse("video_link_expired");
		const film = await store.findVideo(db, Number(link.fileId));
		if (!film) throw refuse("not_found");
		return film;
	}

	return {
		signer,
		videoSigner,

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
			const shown = row.kind === "video" ? (await videoSigner())(id) : publicPath(row.path);
			// A frame is taken of it, which a browser allows of what came from here alone.
			const path = files.bucket ? undiverted(shown) : shown;
			const facts = { id, name, path, bytes, width, height, seconds, remarks: remarksOf(row) };
			return { ...facts, progress: prepared_at ? null : await store.findPercent(db, id) };
		},

		captions: (row: store.MediaRow | null): WrittenCaptions | null =>
			row && { revision: row.id, name: row.name, path: publicPath(row.path) },

		/** Where the film of a link lies below the media folder. */
		async videoOf(link: VideoLink): Promise<string> {
			return keyOf("video", (await demandValid(link, "video")).path);
		},

		/** The same for one of its pieces; the name is a plain one. */
		async pieceOf(link: VideoLink, name: string): Promise<string> {
			const { hls_path } = await demandValid(link, "hls");
			if (!hls_path || !PIECE_NAME.test(name)) throw refuse("not_found");
			return keyOf("video", `${hls_path}/${name}`);
		},
	};
}

export type Media = ReturnType<typeof createMedia>;
