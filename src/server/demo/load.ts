import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "#contract/constants.ts";
import { plainText } from "#contract/html-text.ts";
import { articles } from "#server/articles/tables.ts";
import { makeCategory, makeLecturer } from "#server/catalogue/making.ts";
import type { Config } from "#server/config.ts";
import type { courses } from "#server/courses/tables.ts";
import type { Database, Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { createPictures } from "#server/pictures/service.ts";
import { makePlace } from "#server/places/making.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { makeSeminar } from "#server/seminars/making.ts";
import { seminars } from "#server/seminars/tables.ts";
import { siteSettings } from "#server/site/tables.ts";
import { users } from "#server/staff/tables.ts";
import { makeBatch } from "#server/vouchers/making.ts";
import { DEMO_MEMBERS, DEMO_STAFF, DEMO_TEAM, DEMO_VOUCHERS, hashOnce } from "./accounts.ts";
import { loadArticles } from "./articles.ts";
import { loadCourses } from "./courses.ts";
import { dayFrom, heldBefore, loadDates } from "./dates.ts";
import { wasEmptied } from "./emptying-store.ts";
import { type Ids, idsBy, known, toCents } from "./known.ts";
import { collectMedia, isMediaPlaced, placeMedia } from "./media.ts";
import { loadOffice } from "./office/load.ts";
import { DEMO_PARTNERS } from "./partners.ts";
import { type Happened, live } from "./past.ts";
import { purchase } from "./purchases.ts";
import type { DemoContent } from "./read-content.ts";
import { welcomeMail } from "./welcome-mail.ts";

/** Any number; keeps two processes that start together from loading twice. */
const DEMO_LOCK = 7_340_002;

export interface DemoParts extends Database {
	config: Config;
	secrets: Secrets;
	outbox: Outbox;
	now: Date;
	/** Whether people have booked, bought and asked something: tests of the site count on an empty house. */
	office?: boolean;
	/** Where the content comes from; who loads it often reads it once. */
	read?: () => DemoContent | Promise<DemoContent>;
}

async function loadCatalogue(tx: Db, content: DemoContent, images: Map<string, string>) {
	const categoryIds: Ids = new Map();
	for (const category of content.categories) categoryIds.set(category.slug, await makeCategory(tx, category));
	const lecturerIds: Ids = new Map();
	for (const { slug, name, role, html } of content.lecturers) {
		const row = { slug, name, role, description: plainText(html), image: known(images, slug) };
		lecturerIds.set(slug, await makeLecturer(tx, row));
	}
	const team = await Promise.all(
		DEMO_TEAM.map(async ({ account, password, lecturer }) => ({
			...account,
			password_hash: await hashOnce(password),
			lecturer_id: lecturer ? known(lecturerIds, lecturer) : null,
		})),
	);
	const names = new Set(content.articles.map((article) => article.author));
	for (const { name } of team) names.delete(name);
	const userRows = await tx
		.insert(users)
		.values([...team, ...[...names].map((name) => ({ name }))])
		.returning();
	return {
		categoryIds,
		lecturerIds,
		userIds: idsBy(userRows, (row) => row.name),
	};
}

type Catalogue = Awaited<ReturnType<typeof loadCatalogue>>;

async function loadSeminars(tx: Db, content: DemoContent, images: Map<string, string>, ids: Catalogue, now: Date) {
	const placeIds: Ids = new Map();
	for (const place of content.places) placeIds.set(place.name, await makePlace(tx, place));
	const seminarIds: Ids = new Map();
	for (const {
		slug,
		topic,
		duration,
		location,
		tax_supported,
		is_online,
		image_alt,
		html,
		...head
	} of content.seminars) {
		const row = {
			...{ slug, topic, duration, location, tax_supported, is_online, image_alt },
			description: html,
			image: known(images, `seminar-${slug}`),
			place_id: head.place ? known(placeIds, head.place) : null,
			price_cents: toCents(head.price),
			tax_category: head.tax_category,
			category_id: known(ids.categoryIds, head.category),
			lecturer_id: known(ids.lecturerIds, head.lecturer),
		};
		seminarIds.set(slug, await makeSeminar(tx, row));
	}
	await loadDates(
		tx,
		content.seminars.flatMap(({ slug, dates, minutes, room }) =>
			[...heldBefore(dates), ...dates].map(({ in_days, time, ...flags }) => ({
				seminar_id: known(seminarIds, slug),
				date: dayFrom(now, in_days, time),
				minutes,
				room,
				...flags,
			})),
		),
	);
	const highlighted = content.seminars.find((seminar) => seminar.highlighted);
	if (highlighted) {
		await tx.insert(siteSettings).values({ key: "highlighted_seminar_id", value: known(seminarIds, highlighted.slug) });
	}
}

async function loadPartners(tx: Db, images: Map<string, string>) {
	const partners = DEMO_PARTNERS.map(({ slug, name }) => ({
		name,
		url: "",
		image: known(images, slug),
		is_shown: true,
	}));
	await tx.insert(siteSettings).values({ key: "partners", value: { partners } });
}

async function loadVouchers(tx: Db, now: Date) {
	for (const { codes, name, discount, expired, max_uses, used_count } of DEMO_VOUCHERS) {
		const valid_until = expired ? new Date(now.getTime() - DAY_MS) : null;
		await makeBatch(tx, { name, discount, valid_until, created_at: now }, { codes, max_uses, used_count });
	}
}

type CourseRow = typeof courses.$inferSelect;

async function loadMembers(tx: Db, priced: CourseRow[], now: Date): Promise<Happened[]> {
	const bought: Happened[] = [];
	for (const { password, purchases, authenticated, ...profile } of DEMO_MEMBERS) {
		const [member] = await tx
			.insert(members)
			.values({
				...profile,
				password_hash: await hashOnce(password),
				email_confirmed_at: now,
				pin_authenticated_at: authenticated ? now : null,
			})
			.returning();
		if (!member) continue;
		for (const [index, daysAgo] of purchases.entries()) {
			const course = priced[index];
			if (!course) continue;
			const buyer = { ...member, member_id: member.id };
			bought.push({
				at: new Date(now.getTime() - daysAgo * DAY_MS),
				run: (services) => purchase(services, { buyer, courseIds: [course.id], method: "credit_card" }),
			});
		}
	}
	return bought;
}

const isEmpty = async (tx: Db): Promise<boolean> => {
	const { rows } = await tx.execute(
		sql`select 1 from ${users} union all select 1 from ${members} union all select 1 from ${articles} union all select 1 from ${seminars} limit 1`,
	);
	return rows.length === 0;
};

/** With what reads it: a start that finds the demo there needs neither. */
const contentOfDemo = async (): Promise<DemoContent> => (await import("./read-content.ts")).readContent();

async function fill(parts: DemoParts): Promise<void> {
	const { db, pool, url, config, secrets, outbox, now, office = true, read = contentOfDemo } = parts;
	const content = await read();
	const media = collectMedia(content);
	if (!isMediaPlaced(config.dataDir)) await placeMedia(media.files, config.dataDir);
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
		if (!(await isEmpty(tx))) return;
		await createPictures({ db: tx }).register(tx, media.pictures);
		const ids = await loadCatalogue(tx, content, media.images);
		await loadArticles(tx, {
			content,
			named: {
				category: (slug) => known(ids.categoryIds, slug),
				author: (name) => known(ids.userIds, name),
				lecturer: (slug) => known(ids.lecturerIds, slug),
				image: (name) => known(media.images, name),
			},
			at: (daysAgo) => dayFrom(now, -daysAgo, "08:00"),
			now,
		});
		await loadSeminars(tx, content, media.images, ids, now);
		const courseRows = await loadCourses({ tx, content, media, ids, now });
		await loadPartners(tx, media.images);
		await loadVouchers(tx, now);
		const priced = courseRows.filter((course) => course.is_active && course.price_cents !== null);
		const happened = await loadMembers(tx, priced, now);
		if (office) {
			const courseIds = priced.map(({ id }) => id);
			happened.push(...(await loadOffice({ tx, config, secrets, outbox, content, courseIds, now })));
		}
		await live({ database: { db: tx, pool, url }, config, secrets, outbox }, happened);
		const welcome = compose(welcomeMail(config.publicUrl), config);
		await outbox.writeMail(tx, "demo_welcome", DEMO_STAFF.account.email, welcome);
	});
}

/** Whether this database was filled with the demo once, and its staff may still log in. */
async function findDemo(db: Db): Promise<{ isOpen: boolean } | undefined> {
	const [staff] = await db
		.select({ isOpen: users.is_active })
		.from(users)
		.where(eq(users.email, DEMO_STAFF.account.email));
	return staff;
}

/**
 * Fills an empty database. One that holds the demo already only needs its files in this data folder, and one that holds
 * anything else needs nothing: then the content is not even read.
 */
export async function loadDemo(parts: DemoParts): Promise<{ isOpen: boolean }> {
	const { db, config } = parts;
	if ((await isEmpty(db)) && !(await wasEmptied(db))) await fill(parts);
	const demo = await findDemo(db);
	if (demo && !isMediaPlaced(config.dataDir))
		await placeMedia(collectMedia(await contentOfDemo()).files, config.dataDir);
	return demo ?? { isOpen: false };
}
