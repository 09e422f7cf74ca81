import { focusOf, type ImageKind, imageAddress } from "#contract/images.ts";
import type { Db } from "#server/db/client.ts";
import { imageOf } from "./rules.ts";
import * as store from "./store.ts";

export interface ReadyMade {
	kind: ImageKind;
	/** As it is written where it is used, with what crops keep in sight. */
	image: string;
	title: string;
	alt: string;
	width: number;
	height: number;
}

/** The pictures that the house has, for whoever shows one. */
export function createPictures({ db }: { db: Db }) {
	/** As it is to be written where it is used: with the focus that it has now. None for what does not exist. */
	const resolve = async (image: string, tx: Db = db): Promise<string | null> => {
		const row = await store.findByPath(tx, imageAddress(image));
		return row ? imageOf(row) : null;
	};
	return {
		resolve,
		exists: async (image: string, tx?: Db): Promise<boolean> => (await resolve(image, tx)) !== null,

		/** Takes in sets of files that are made already. */
		async register(tx: Db, sets: ReadyMade[]): Promise<void> {
			await store.insertReadyMade(
				tx,
				sets.map(({ image, ...set }) => {
					const focus = focusOf(image);
					return { ...set, path: imageAddress(image), focus_x: focus?.x ?? null, focus_y: focus?.y ?? null };
				}),
			);
		},
	};
}

export type Pictures = ReturnType<typeof createPictures>;
