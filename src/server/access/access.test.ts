import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order } from "#contract/checkout.ts";
import { VIDEO_ACCESS_MS } from "#contract/constants.ts";
import type { Course } from "#contract/courses.ts";
import type { MemberVideo } from "#contract/member-area.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openShop } from "#tests/support/house.ts";
import { METHOD, type shop } from "#tests/support/shop.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];
const course = (index: number) => courses[index] as Course & { price: number };

beforeAll(async () => {
	({ api, at, courses } = await openShop({ clock: () => now }));
});
afterAll(() => api.close());
const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

test("API-21 PAY-41 SEC-15 CONST-02 VID-14 the guest's link opens the film for 24 hours, to the minute", async () => {
	const { guest, basket } = await at.confirmedGuest(course(0));
	const email = "film@vsz.example";
	await guest.checkout(basket.id, { email, payment_method_id: METHOD.invoice });
	const [mail] = await at.mailsTo(email);
	const [, id, token] = /\/produkt\/(\d+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
	const watch = () => guest.send<Course>("GET", `/online_seminar/${id}/${token}`);
	const film = (await watch()).body.data.video.path ?? "";
	expect((await api.fastify.inject({ url: film, headers: { range: "bytes=0-99" } })).statusCode).toBe(206);
	expect((await guest.send("GET", `/online_seminar/${course(1).id}/${token}`)).status).toBe(404);
	expect((await guest.send("GET", `/online_seminar/${id}/${"x".repeat(43)}`)).status).toBe(404);
	later(VIDEO_ACCESS_MS - 60_000);
	expect((await watch()).status).toBe(200);
	later(60_000);
	expect((await watch()).status).toBe(410);
	expect((await api.fastify.inject(film)).statusCode).toBe(410);
	now = NOW;
	const [grant] = await query(
		"select first_played_at from access_grants g join order_lines l on l.id = g.order_line_id join orders o on o.id = l.order_id where email = $1",
		[email],
	);
	expect(grant.first_played_at).toEqual(NOW);
});

test("API-40 SEC-16 a member watches in Mein VSZ for 24 hours; only the running ones are available", async () => {
	const member = await at.loggedIn("kundin@vsz.example");
	const videos = async () =>
		(await member.send<{ is_available_for_user: boolean; product: Course }[]>("GET", "/user/video")).body.data;
	const [running, expired] = await videos();
	expect([running?.is_available_for_user, expired?.is_available_for_user]).toEqual([true, false]);
	expect(running?.product.lecturer.name).toBeTruthy();
	const path = async (id: number | undefined, person = member) =>
		(await person.send<Course>("GET", `/online_seminar/${id}`)).body.data.video.path;
	expect(await path(running?.product.id)).toMatch(/^\/media\/video\/\d+\?expires=/);
	expect(await path(expired?.product.id)).toBeNull();
	expect(await path(running?.product.id, at.person())).toBeNull();
	expect(await path(running?.product.id, await at.loggedIn("mitglied@vsz.example"))).toBeNull();
	later(VIDEO_ACCESS_MS);
	expect(await path(running?.product.id)).toBeNull();
	expect((await videos()).map(({ is_available_for_user }) => is_available_for_user)).not.toContain(true);
	now = NOW;
});

test("a guest's purchase belongs to the account with that address, once it is confirmed", async () => {
	const { guest, basket } = await at.confirmedGuest(course(6));
	await guest.checkout(basket.id, { email: "Mitglied@vsz.example", payment_method_id: METHOD.invoice });
	const member = await at.loggedIn("mitglied@vsz.example");
	await at.mails();
	const owns = async () => ({
		video: (await member.send<Course>("GET", `/online_seminar/${course(6).id}`)).body.data.video.path !== null,
		orders: (await member.send<Order[]>("GET", "/user/order")).body.data.filter((order) => order.is_guest_order).length,
	});
	expect(await owns()).toEqual({ video: true, orders: 1 });
	await query("update members set email_confirmed_at = null where email = 'mitglied@vsz.example'");
	expect(await owns()).toEqual({ video: false, orders: 0 });
	await query("update members set email_confirmed_at = now() where email = 'mitglied@vsz.example'");
});

test("CO-16 a member's course opens when the confirmation has left, not before", async () => {
	const { guest, basket } = await at.confirmedGuest(course(5));
	await guest.checkout(basket.id, { email: "Mitglied@vsz.example", payment_method_id: METHOD.invoice });
	const member = await at.loggedIn("mitglied@vsz.example");
	const state = async () => {
		const { data } = (await member.send<MemberVideo[]>("GET", "/user/video")).body;
		const video = data.find(({ product }) => product.id === course(5).id);
		const film = (await member.send<Course>("GET", `/online_seminar/${course(5).id}`)).body.data.video.path;
		return [video?.is_available_for_user, video?.is_being_unlocked, film !== null];
	};
	expect(await state()).toEqual([false, true, false]);
	await at.mails();
	expect(await state()).toEqual([true, false, true]);
});
