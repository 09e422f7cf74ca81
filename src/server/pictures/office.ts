import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { UploadedFile } from "#contract/files.ts";
import type { ImageKind } from "#contract/images.ts";
import type { OfficePicture, PictureChange } from "#contract/office/pictures.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { KeptFile, PrivateFiles } from "#server/media/private-files.ts";
import type { Staff } from "#server/viewer.ts";
import type { Making } from "./making.ts";
import { baseOf, baseOfPath, focusOfRow, imageOf, pathOf } from "./rules.ts";
import * as store from "./store.ts";
import type { Found, PictureUses } from "./uses.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	files: PrivateFiles;
	making: Making;
	uses: readonly PictureUses[];
}

interface Given extends UploadedFile {
	kind: ImageKind;
	name: string;
}

/** Tells the history of a new one; one that takes another's place is told with that. */
type Note = (tx: Db, id: number, title: string) => Promise<unknown>;

interface By {
	staff: Staff;
	note: Note;
}

/** So long a picture that was taken away can be brought back. */
const KEPT_MS = DAY_MS;

const titleOf = (name: string): string => name.replace(/\.\w{1,5}$/, "").trim() || "Bild";

function present({ picture, uploaded_by }: store.NamedRow, used: readonly Found[]): OfficePicture {
	const { id, kind, title, alt, focus_x, focus_y, width, height, bytes, revision } = picture;
	return {
		...{ id, kind, title, alt, focus_x, focus_y, width, height, bytes, uploaded_by, revision },
		path: imageOf(picture),
		uses: used.map(({ kind: where, title: what, path }) => ({ kind: where, title: what, path })),
		created_at: berlinIso(picture.created_at),
		updated_at: berlinIso(picture.updated_at),
	};
}

/** LIB-01: what staff do with pictures. */
export function createPicturesOffice({ db, clock, audit, files, making, uses }: Parts) {
	async function findUses(tx: Db): Promise<Map<string, Found[]>> {
		const found: Found[] = [];
		for (const part of uses) found.push(...(await part.find(tx)));
		const once = new Map(found.map((one) => [`${one.path} ${one.title} ${one.image}`, one]));
		return Map.groupBy(once.values(), ({ image }) => image);
	}

	async function get(id: number, tx: Db = db): Promise<OfficePicture> {
		const row = await store.findPicture(tx, id);
		if (!row) throw refuse("not_found");
		return present(row, (await findUses(tx)).get(row.picture.path) ?? []);
	}

	async function rewrite(tx: Db, file: string, image: string): Promise<void> {
		for (const part of uses) await part.rewrite(tx, file, image);
	}

	async function lock(tx: Db, id: number): Promise<store.PictureRow> {
		const row = await store.lockPicture(tx, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	/** What has the same bytes is the same picture; one that was taken away comes back. */
	const known = (kind: ImageKind, hash: string, note: Note): Promise<number | null> =>
		db.transaction(async (tx) => {
			const found = await store.findByContent(tx, kind, hash);
			const row = found && (await store.lockPicture(tx, found.id));
			if (!row) return null;
			if (row.removed_at) await store.updatePicture(tx, row.id, { removed_at: null });
			await note(tx, row.id, row.title);
			return row.id;
		});

	async function make({ file, hash, bytes }: KeptFile, { kind, name }: Given, { staff, note }: By): Promise<number> {
		const base = baseOf(kind, name, hash);
		const size = await making.make(files.pathOf(file), { kind, base, focus: null });
		return db.transaction(async (tx) => {
			const title = titleOf(name);
			const row = { kind, path: pathOf(kind, base), hash, title, bytes, ...size, uploaded_by: staff.id };
			const id = await store.insertPicture(tx, { ...row, created_at: clock(), updated_at: clock() });
			await note(tx, id, title);
			return id;
		});
	}

	async function take(given: Given, by: By): Promise<number> {
		const kept = await files.keep(given.content);
		try {
			return (await known(given.kind, kept.hash, by.note)) ?? (await make(kept, given, by));
		} finally {
			await files.discard(kept.file);
		}
	}

	async function change(tx: Db, id: number, given: PictureChange & { revision: number }, staff: Staff) {
		const { revision, ...wish } = given;
		const before = await lock(tx, id);
		if (before.removed_at) throw refuse("not_found");
		demandRevision(before, revision);
		const after = { ...before, ...wish };
		await store.updatePicture(tx, id, { ...wish, updated_at: clock() });
		if (imageOf(before) !== imageOf(after)) {
			await rewrite(tx, before.path, imageOf(after));
			if (before.kind === "scenes") await making.remakeSocial(baseOfPath(before.path), focusOfRow(after));
		}
		const names = ["title", "alt", "focus_x", "focus_y"] as const;
		const changed = names.filter((name) => before[name] !== after[name]);
		const details = Object.fromEntries(changed.map((name) => [name, [before[name], after[name]]]));
		await audit.note(tx, staff, "picture_changed", id, details);
		return get(id, tx);
	}

	/** The other one takes over its words and its places; what crops keep in sight is its own. */
	const putInPlace = (oldId: number, newId: number, staff: Staff): Promise<OfficePicture> =>
		db.transaction(async (tx) => {
			const before = await lock(tx, oldId);
			const after = await lock(tx, newId);
			await audit.note(tx, staff, "picture_replaced", newId, { name: [before.path, after.path] });
			if (oldId === newId || before.removed_at) return get(newId, tx);
			await store.updatePicture(tx, newId, { title: before.title, alt: after.alt || before.alt });
			await rewrite(tx, before.path, imageOf(after));
			await store.updatePicture(tx, oldId, { removed_at: clock() });
			return get(newId, tx);
		});

	return {
		async list({ kind }: { kind?: ImageKind | undefined }): Promise<OfficePicture[]> {
			const [rows, used] = await Promise.all([store.findPictures(db, kind), findUses(db)]);
			return rows.map((row) => present(row, used.get(row.picture.path) ?? []));
		},

		async add(given: Given, staff: Staff): Promise<OfficePicture> {
			const note: Note = (tx, id, name) => audit.note(tx, staff, "picture_added", id, { name });
			return get(await take(given, { staff, note }));
		},

		change: (id: number, given: PictureChange & { revision: number }, staff: Staff): Promise<OfficePicture> =>
			db.transaction((tx) => change(tx, id, given, staff)),

		async replace(id: number, given: Omit<Given, "kind">, staff: Staff): Promise<OfficePicture> {
			const row = await store.findPicture(db, id);
			if (!row || row.picture.removed_at) throw refuse("not_found");
			const note: Note = async () => {};
			return putInPlace(id, await take({ ...given, kind: row.picture.kind }, { staff, note }), staff);
		},

		remove: (id: number, staff: Staff): Promise<OfficePicture> =>
			db.transaction(async (tx) => {
				const row = await lock(tx, id);
				if (row.removed_at) throw refuse("not_found");
				if ((await findUses(tx)).has(row.path)) throw refuse("picture_in_use");
				await store.updatePicture(tx, id, { removed_at: clock() });
				await audit.note(tx, staff, "picture_removed", id, { name: [row.title, null] });
				return get(id, tx);
			}),

		restore: (id: number, staff: Staff): Promise<OfficePicture> =>
			db.transaction(async (tx) => {
				const row = await lock(tx, id);
				await store.updatePicture(tx, id, { removed_at: null });
				await audit.note(tx, staff, "picture_restored", id, { name: [null, row.title] });
				return get(id, tx);
			}),

		/** What pictures are called, for whoever tells of them by their key. */
		names: async (): Promise<ReadonlyMap<string, string>> =>
			new Map((await store.findTitles(db)).map(({ id, title }) => [String(id), title])),

		/** What was taken away a day ago goes for good, unless somebody has put it somewhere meanwhile. */
		async purge(): Promise<void> {
			for (const { id } of await store.findRemoved(db, new Date(clock().getTime() - KEPT_MS)))
				await db.transaction(async (tx) => {
					const row = await store.lockPicture(tx, id);
					if (!row?.removed_at) return;
					if ((await findUses(tx)).has(row.path)) return store.updatePicture(tx, id, { removed_at: null });
					await making.remove(row.kind, baseOfPath(row.path));
					return store.deletePicture(tx, id);
				});
		},
	};
}

export type PicturesOffice = ReturnType<typeof createPicturesOffice>;
