import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { StreamedFile } from "#contract/files.ts";
import type { DateGrant, GrantPage, NewGrant, OfficeGrant } from "#contract/office/grants.ts";
import type { ProofLists } from "#server/attendance/proof-lists.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { PrivateFiles } from "#server/media/private-files.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import type { Staff } from "#server/viewer.ts";
import { zip } from "#server/zip.ts";
import { differencesOf, figuresOf } from "./figures.ts";
import { packOf } from "./pack.ts";
import { coverOf, deleteOn, missingOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	dates: Dates;
	files: PrivateFiles;
	sender: Sender;
	lists: ProofLists;
}

const NOTHING_YET = { held: 0, planned: 0, people: 0 };

const keptOf = ({ funder, wording, ...rest }: NewGrant) => ({
	...rest,
	funder: funder || null,
	wording: wording || null,
});

const differences = (before: store.GrantRow, after: ReturnType<typeof keptOf>) =>
	Object.fromEntries(
		Object.entries(after)
			.map(([name, value]) => [name, [before[name as keyof typeof after], value]] as const)
			.filter(([, [was, is]]) => String(was ?? "") !== String(is ?? "")),
	);

/** Two grants with one reference are refused in words. */
const told = (error: unknown): never => {
	throw isRepeated(error) ? refuse("grant_reference_taken") : error;
};

/** What staff do with grants (ROOM-08). */
export function createGrantsOffice({ db, clock, audit, dates, files, sender, lists }: Parts) {
	async function demand(tx: Db, id: number): Promise<store.GrantRow> {
		const grant = await store.findGrant(tx, id);
		if (!grant) throw refuse("not_found");
		return grant;
	}

	/** All that is known of a grant at this moment. */
	async function read(tx: Db, id: number) {
		const grant = await demand(tx, id);
		const funded = await store.findFunded(tx, id);
		const figures = figuresOf(funded, grant.tables, clock());
		const sessionIds = funded.flatMap(({ sessions }) => sessions.map((session) => session.id));
		const scanned = grant.wants_lists ? await lists.scanned(sessionIds) : new Set<number>();
		return { grant, funded, figures, missing: missingOf(grant, funded, scanned, clock()) };
	}

	async function page(id: number): Promise<GrantPage> {
		const { grant, figures, missing } = await read(db, id);
		const pack = await store.findLastPack(db, id);
		return {
			...grant,
			funder: grant.funder ?? "",
			wording: grant.wording ?? "",
			dates: figures.dates,
			missing,
			delete_on: deleteOn(grant),
			pack: pack
				? {
						delivered_at: berlinIso(pack.delivered_at),
						hash: pack.hash,
						has_lists: pack.has_lists,
						emptied_at: pack.emptied_at && berlinIso(pack.emptied_at),
						differences: differencesOf(pack.figures, figures),
					}
				: null,
		};
	}

	/** LOG-02: whoever gets the lists has seen the people of these dates. */
	const noteLook = (seen: readonly { id: number }[], staff: Staff) =>
		audit.lookEach(
			db,
			staff,
			"date",
			seen.map((date) => date.id),
		);

	async function make(id: number, staff: Staff) {
		const { grant, funded, figures, missing } = await read(db, id);
		const { legal_name, street, postcode, city, management } = sender.provider;
		const issuer = { legal_name, street, postcode, city, management };
		const made_on = isoDay(berlinDay(clock()));
		if (grant.wants_lists) await noteLook(funded, staff);
		const entries = packOf(coverOf(grant, { figures, missing, issuer, made_on }), funded, lists);
		return { grant, figures, content: zip(entries) };
	}

	async function ofDate(dateId: number): Promise<DateGrant> {
		const row = await store.findGrantOfDate(db, dateId);
		if (!row) throw refuse("not_found");
		const all = await store.findGrants(db);
		return {
			grants: all.map(({ grant: { id, reference } }) => ({ id, reference })),
			grant: row.grant_id === null ? null : await page(row.grant_id),
		};
	}

	const fileOf = (reference: string, content: AsyncIterable<Uint8Array>): StreamedFile => ({
		name: `Nachweis-${reference.replace(/[^\w-]+/g, "-")}.zip`,
		type: "application/zip",
		content,
	});

	return {
		async list(): Promise<OfficeGrant[]> {
			const progress = new Map((await store.findProgress(db, clock())).map((row) => [row.grant_id, row]));
			return (await store.findGrants(db)).map(({ grant, dates: count, delivered_at }) => {
				const { held, planned, people } = progress.get(grant.id) ?? NOTHING_YET;
				return {
					...grant,
					funder: grant.funder ?? "",
					dates: count,
					...{ held, planned, people },
					delivered_at: delivered_at && berlinIso(delivered_at),
				};
			});
		},

		get: page,

		async create(grant: NewGrant, staff: Staff): Promise<GrantPage> {
			const id = await db
				.transaction(async (tx) => {
					const row = await store.insertGrant(tx, { ...keptOf(grant), created_at: clock(), updated_at: clock() });
					await audit.note(tx, staff, "grant_created", row.id, { reference: [null, row.reference] });
					return row.id;
				})
				.catch(told);
			return page(id);
		},

		async change(
			id: number,
			{ revision, ...grant }: NewGrant & { revision: number },
			staff: Staff,
		): Promise<GrantPage> {
			await db
				.transaction(async (tx) => {
					const before = await store.lockGrant(tx, id);
					if (!before) throw refuse("not_found");
					demandRevision(before, revision);
					await store.updateGrant(tx, id, { ...keptOf(grant), updated_at: clock() });
					await audit.note(tx, staff, "grant_changed", id, differences(before, keptOf(grant)));
				})
				.catch(told);
			return page(id);
		},

		ofDate,

		async assign(dateId: number, grantId: number | null, staff: Staff): Promise<DateGrant> {
			await dates.transaction(async (tx) => {
				const before = await store.findGrantOfDate(tx, dateId);
				if (!before || !(await dates.lock(tx, dateId))) throw refuse("not_found");
				const after = grantId === null ? null : await demand(tx, grantId);
				const was = before.grant_id === null ? null : (await demand(tx, before.grant_id)).reference;
				await dates.fund(tx, dateId, grantId);
				await audit.note(tx, staff, "date_funded", dateId, { grant: [was, after?.reference ?? null] });
			});
			return ofDate(dateId);
		},

		async pack(id: number, staff: Staff): Promise<StreamedFile> {
			const { grant, content } = await make(id, staff);
			return fileOf(grant.reference, content);
		},

		/** Kept as it is, with its hash; what changes later is told as a difference to it (OFF-035). */
		async deliver(id: number, staff: Staff): Promise<GrantPage> {
			const { grant, figures, content } = await make(id, staff);
			if (figures.dates.length === 0) throw refuse("grant_incomplete");
			const { file, bytes, hash } = await files.keep(content);
			const write = () =>
				db.transaction(async (tx) => {
					const kept = { file, bytes, hash, figures, has_lists: grant.wants_lists };
					await store.insertPack(tx, { grant_id: id, ...kept, delivered_at: clock() });
					await audit.note(tx, staff, "grant_delivered", id, {
						reference: [null, grant.reference],
						hash: [null, hash],
						wants_lists: [null, grant.wants_lists],
					});
				});
			try {
				await files.publish({ file });
				await write();
			} catch (error) {
				await files.discard(file);
				throw error;
			}
			return page(id);
		},

		async delivered(id: number, staff: Staff): Promise<StreamedFile> {
			const grant = await demand(db, id);
			const pack = await store.findLastPack(db, id);
			if (!pack || pack.emptied_at) throw refuse("not_found");
			if (pack.has_lists) await noteLook(pack.figures.dates, staff);
			const { content, ...rest } = await files.send(pack.file);
			return { ...fileOf(grant.reference, content), ...rest };
		},

		/** Packs whose lists had to be deleted lose their bytes. */
		async sweep(): Promise<void> {
			for (const { file } of await store.findEmptied(db)) await files.remove(file);
		},

		/** For the history. */
		names: async (ids: string[]): Promise<ReadonlyMap<string, string>> =>
			new Map(
				(await store.findGrants(db))
					.filter(({ grant }) => ids.includes(String(grant.id)))
					.map(({ grant }) => [String(grant.id), grant.reference]),
			),
	};
}

export type GrantsOffice = ReturnType<typeof createGrantsOffice>;
