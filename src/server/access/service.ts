import { berlinIso } from "#contract/berlin.ts";
import type { Order } from "#contract/checkout.ts";
import { VIDEO_ACCESS_MS } from "#contract/constants.ts";
import type { CourseDetails, PurchasedCourse } from "#contract/courses.ts";
import { refuse } from "#contract/errors.ts";
import type { MemberVideo } from "#contract/member-area.ts";
import { priceInEuro } from "#contract/money.ts";
import type { OfficeOrderLine } from "#contract/office/order-page.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { type Member, memberId, type Viewer } from "#server/viewer.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	courses: Courses;
	secrets: Secrets;
}

interface NewGrants {
	orderNumber: string;
	memberId: number | null;
	lines: { id: number; course_id: number }[];
	until: Date;
}

export interface OrderAccess {
	order_id: number;
	course_id: number;
	state: NonNullable<Order["access"]>["state"];
	until: string;
	/** Where to watch, while that is possible. */
	path: string | null;
}

export function createAccess({ db, clock, courses, secrets }: Parts) {
	/** The key in the guest's link; it can be written again as long as the order is known. */
	const tokenFor = (orderNumber: string, courseId: number): Promise<string> =>
		secrets.linkToken("grant", `${orderNumber}:${courseId}`);

	const isRunning = ({ expires_at, revoked_at }: { expires_at: Date; revoked_at: Date | null }) =>
		revoked_at === null && expires_at > clock();

	/** Nothing opens before its confirmation has left. */
	const stateOf = ({ expires_at, is_confirmed }: { expires_at: Date; is_confirmed: boolean }) =>
		expires_at <= clock() ? "over" : is_confirmed ? "open" : "unlocking";

	return {
		tokenFor,

		/** PAY-41: 24 hours from now, by our own clock. */
		untilFromNow: (): Date => new Date(clock().getTime() + VIDEO_ACCESS_MS),

		async grant(tx: Db, { orderNumber, memberId, lines, until }: NewGrants): Promise<void> {
			const now = clock();
			const rows = await Promise.all(
				lines.map(async ({ id, course_id }) => ({
					order_line_id: id,
					course_id,
					member_id: memberId,
					token_hash: hashToken(await tokenFor(orderNumber, course_id)),
					starts_at: now,
					expires_at: until,
					created_at: now,
				})),
			);
			await store.insertGrants(tx, rows);
		},

		/** How far the courses of these orders can be watched, for whoever the orders belong to. */
		async ofOrders(orderIds: number[]): Promise<OrderAccess[]> {
			const rows = orderIds.length === 0 ? [] : await store.findOfOrders(db, orderIds);
			return Promise.all(
				rows.map(async ({ order_id, number, member_id, course_id, token_hash, ...grant }) => {
					const state = stateOf(grant);
					const until = berlinIso(grant.expires_at);
					if (state !== "open") return { order_id, course_id, state, until, path: null };
					if (member_id !== null) return { order_id, course_id, state, until, path: paths.product(course_id) };
					const token = await secrets.linkToken("grant", `${number}:${course_id}`, token_hash);
					return { order_id, course_id, state, until, path: paths.purchased(course_id, token) };
				}),
			);
		},

		/** For staff: how far each course of an order can be watched, also when that was ended. */
		async forStaff(orderId: number) {
			const rows = await store.findForStaff(db, orderId);
			return rows.map(({ course_id, first_played_at, revoked_at, ...grant }) => ({
				course_id,
				state: revoked_at ? "revoked" : stateOf(grant),
				until: berlinIso(revoked_at ?? grant.expires_at),
				first_played_at: first_played_at && berlinIso(first_played_at),
			})) satisfies (NonNullable<OfficeOrderLine["access"]> & { course_id: number })[];
		},

		/** When the last of its films closes. */
		endOf: (tx: Db, orderId: number): Promise<Date> => store.findEnd(tx, orderId),

		/** Whenever it was to end, and whether it is over: it is open until then, or ends now. */
		endAt: (tx: Db, end: { orderId: number; courseId: number; until: Date }) => store.setEnd(tx, end),

		revoke: (tx: Db, orderId: number) => store.revokeOfOrder(tx, orderId, clock()),

		/** The course, with its film for a member whose purchase still runs. */
		async courseFor(id: number, viewer: Viewer): Promise<CourseDetails> {
			const member = memberId(viewer);
			const grant = member === null ? undefined : await store.findRunning(db, member, id, clock());
			if (!grant) return courses.byId(id);
			await store.markPlayed(db, grant.id, clock());
			return courses.withFilm(id);
		},

		/** SEC-15: whoever has the link, for 24 hours. */
		async purchasedCourse(id: number, token: string): Promise<PurchasedCourse> {
			const grant = await store.findByToken(db, hashToken(token));
			if (grant?.course_id !== id) throw refuse("not_found");
			if (!isRunning(grant)) throw refuse("link_expired");
			await store.markPlayed(db, grant.id, clock());
			return { ...(await courses.withFilm(id)), available_until: berlinIso(grant.expires_at) };
		},

		/** Newest end first; expired ones too, which the site does not list. */
		async videosOf({ id }: Member): Promise<Paged<MemberVideo>> {
			const rows = await store.findVideos(db, id);
			const videos = rows
				.toSorted((a, b) => b.expires_at.getTime() - a.expires_at.getTime())
				.map(({ product, category, lecturer, price_cents, ...grant }) => ({
					is_available_for_user: isRunning(grant) && grant.is_confirmed,
					is_being_unlocked: isRunning(grant) && !grant.is_confirmed,
					available_until: berlinIso(grant.expires_at),
					product: { ...product, category, lecturer, price: priceInEuro(price_cents) },
				}));
			return toPaged(videos, { page: 1, per_page: Math.max(1, videos.length), total: videos.length });
		},
	};
}

export type Access = ReturnType<typeof createAccess>;
