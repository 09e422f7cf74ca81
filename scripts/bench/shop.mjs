// Basket, order and film, serially and sixteen at once, against the bare server on the same embedded database.
//
// The limits against abuse stay on. The product runs behind a trusted proxy, which this generator plays: every request
// comes from another client address, as it does in life, and pays for being counted.
import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { median } from "../median.mjs";
import { nodeBinary, projectFolder } from "../setup.mjs";
import { rate, timesOf } from "./asking.mjs";
import { connect, databaseUrl } from "./database.mjs";
import { goal } from "./goals.mjs";
import { benchRange } from "./range.mjs";
import { bareOrders, statementsOf } from "./statements.mjs";

const BARE_PORT = 4302;
const RANGE_BYTES = 64 * 1024;
const ORDERS = 2_000;
const ORDERS_FIRST = 32;
const ORDERS_IN_TURN = 200;
const ORDERS_SECONDS = 60;
const AT_ONCE = 16;
const GOALS = { addMs: 2, readMs: 0.7, orders: 150, ofBare: 0.5 };
const BASKETS = 30_000;
const WARM_SECONDS = 2;

const from = (items) => () => items.pop();

async function prepare(client, baseUrl) {
	const { rows: courses } = await client.query("select id from courses where is_active and price_cents is not null");
	const courseId = courses[0].id;
	const { rows: baskets } = await client.query(
		"insert into baskets (expires_at) select now() + interval '4 hours' from generate_series(1, $1) returning id",
		[BASKETS],
	);
	const add = baskets.map(({ id }) => ({
		url: `${baseUrl}/api/v1/basket/${id}/product`,
		method: "POST",
		body: JSON.stringify({ product_id: courseId }),
		expected: 201,
	}));
	const { rows: read } = await client.query(
		"with b as (insert into baskets (expires_at) values (now() + interval '4 hours') returning id) insert into basket_lines (basket_id, course_id) select id, $1 from b returning basket_id",
		[courseId],
	);
	return {
		add,
		courseId,
		basketUrl: `${baseUrl}/api/v1/basket/${read[0].basket_id}`,
		orders: await orders(client, baseUrl, courseId),
	};
}

/** Members with a confirmed phone, a login and a course in the basket, each ready to order by invoice. */
async function orders(client, baseUrl, courseId) {
	const { rows } = await client.query(
		`with m as (
			insert into members (name, email, password_hash, street_address, street_suffix, postcode, city, pin_authenticated_at)
			select 'Bench ' || n, 'bench' || n || '@vsz.example', '', 'Weg', '1', '01067', 'Dresden', now() from generate_series(1, $1) n
			returning id, email
		), b as (
			insert into baskets (member_id, expires_at) select id, now() + interval '4 hours' from m returning id, member_id
		), l as (
			insert into basket_lines (basket_id, course_id) select id, $2 from b
		) select m.id, m.email, b.id as basket_id from m join b on b.member_id = m.id`,
		[ORDERS, courseId],
	);
	const members = rows.map((row) => ({ ...row, token: randomBytes(32).toString("base64url") }));
	await client.query(
		"insert into tokens (kind, hash, member_id, expires_at, last_used_at) select 'access', hash, id, now() + interval '4 hours', now() from unnest($1::bytea[], $2::int[]) as t(hash, id)",
		[members.map(({ token }) => createHash("sha256").update(token).digest()), members.map(({ id }) => id)],
	);
	return members.map(({ email, basket_id, token }) => ({
		url: `${baseUrl}/api/v1/basket/${basket_id}/checkout`,
		method: "POST",
		headers: { Authorization: `Bearer ${token}` },
		body: JSON.stringify({
			name: "Bench",
			email,
			street_address: "Weg",
			street_suffix: "1",
			postcode: "01067",
			city: "Dresden",
			payment_method_id: 3,
			accept_terms: true,
			accept_early_performance: true,
		}),
		expected: 201,
	}));
}

async function filmOf(client, baseUrl, dataDir) {
	const { data } = await (await fetch(`${baseUrl}/api/v1/online_seminar?is_active=1`)).json();
	const course = data.find(({ video }) => video.path);
	const [, fileId] = /video\/(\d+)/.exec(course.video.path);
	const { rows } = await client.query("select path from media_files where id = $1", [fileId]);
	return { url: baseUrl + course.video.path, file: join(dataDir, "media/private", rows[0].path) };
}

const ranges = (url, size) => () => {
	const start = Math.floor(Math.random() * (size - RANGE_BYTES));
	return { url, headers: { Range: `bytes=${start}-${start + RANGE_BYTES - 1}` }, expected: 206 };
};

/** In a rush letters give way; what is measured afterwards is not to pay for them. */
async function untilLettersLeft(client) {
	for (;;) {
		const { rows } = await client.query("select count(*)::int as waiting from outbox where state = 'waiting'");
		if (rows[0].waiting === 0) return;
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}

/** All of them, the last sixteen at a time, beside the same statements without us. */
async function benchOrders({ client, dataDir, orders, number }) {
	await rate(from(orders.splice(-ORDERS_FIRST)), AT_ONCE, ORDERS_SECONDS);
	const counts = await statementsOf(client, dataDir, () => rate(from(orders.splice(-1)), 1, ORDERS_SECONDS));
	const inTurn = await rate(from(orders.splice(-ORDERS_IN_TURN)), 1, ORDERS_SECONDS);
	const together = await rate(from(orders), AT_ONCE, ORDERS_SECONDS);
	const begun = performance.now();
	await untilLettersLeft(client);
	const seconds = (performance.now() - begun) / 1000;
	const bare = await bareOrders(client, databaseUrl(dataDir), counts, AT_ONCE);
	console.log(
		`\nBestellen auf Rechnung: ${number(inTurn)} je Sekunde nacheinander, ${number(together)} mit ${AT_ONCE} zugleich; ` +
			`dieselben ${counts.length} Anweisungen ohne uns ${number(bare)}, Verhältnis ${number(together / bare, 2)}`,
	);
	console.log(`  ihre Briefe waren ${number(seconds)} s danach alle hinaus`);
	const isMet = together >= GOALS.orders || together / bare >= GOALS.ofBare;
	console.log(
		`  ${goal(`Bestellungen ab ${GOALS.orders} je Sekunde oder ${number(GOALS.ofBare, 1)} der Datenbank`, isMet)}`,
	);
}

export async function benchShop({ baseUrl, dataDir, seconds, untilReady, number }) {
	const url = databaseUrl(dataDir);
	const client = await connect(dataDir);
	const { add, basketUrl, courseId, orders } = await prepare(client, baseUrl);
	const film = await filmOf(client, baseUrl, dataDir);
	await client.query("analyze");
	const script = join(projectFolder, "scripts/bench/bare-database.mjs");
	const bare = spawn(nodeBinary(), [script, String(BARE_PORT), url, film.file], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const bareUrl = `http://127.0.0.1:${BARE_PORT}`;
	try {
		const select = () => ({ url: `${bareUrl}/course/${courseId}` });
		await untilReady(select().url);
		const { size } = statSync(film.file);
		console.log(
			"\nWarenkorb und Film je Sekunde (eingebautes PostgreSQL, fsync an); blank = Fastify mit einem SELECT über den Schlüssel\n",
		);
		console.log("                        nacheinander      blank Verhältnis   16 zugleich      blank Verhältnis");
		const rows = [
			["in den Warenkorb legen", from(add), select, GOALS.addMs],
			["Warenkorb lesen", () => ({ url: basketUrl }), select, GOALS.readMs],
			["Film, 64 kB je Abruf", ranges(film.url, size), ranges(`${bareUrl}/film`, size)],
		];
		for (const [title, own, other, mostMs] of rows) {
			// A process that has run for a while: what it does often has been compiled.
			await rate(own, AT_ONCE, WARM_SECONDS);
			const cells = [];
			for (const atOnce of [1, AT_ONCE]) {
				await rate(other, atOnce, 0.5);
				const yardstick = await rate(other, atOnce, seconds);
				const found = await rate(own, atOnce, seconds);
				cells.push(
					number(found).padStart(12),
					number(yardstick).padStart(10),
					number(found / yardstick, 2).padStart(10),
				);
			}
			console.log(`${title.padEnd(24)}${cells.join(" ")}`);
			if (!mostMs) continue;
			const ms = median(await timesOf(own, seconds));
			console.log(
				`  nacheinander im Median ${number(ms, 2)} ms  ${goal(`${title} bis ${number(mostMs, 1)} ms`, ms <= mostMs)}`,
			);
		}
		await benchRange({ ...film, seconds, untilReady, number });
		await benchOrders({ client, dataDir, orders, number });
	} finally {
		bare.kill();
		await client.end();
	}
}
