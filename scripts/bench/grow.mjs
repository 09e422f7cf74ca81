// A house that has stood for many years: the demo's rows again and again, each with a name, an address and a day of its own.

import { growContent } from "./grow-content.mjs";

const FIRST =
	"Anna Bernd Clara Dirk Elif Frank Greta Hasan Ines Jonas Karin Lars Mara Nico Olga Paul Rita Sven Tine Uwe";
/** A hundred, each as often as the most frequent one in Germany: one person of a hundred. */
const LAST =
	"Adler Albrecht Arnold Bachmann Barth Bauer Baumann Beck Becker Berger Böhme Brandt Braun Busch Clausen Demir Dietrich Ebert Engel Fischer Franke Frank Friedrich Fuchs Graf Groß Gruber Günther Haas Hahn Hartmann Heinrich Hermann Hoffmann Hofmann Horn Huber Ivanov Jäger Jansen Jung Kaiser Keller Kern Koch Köhler König Krämer Kraus Krause Krüger Kühn Lang Lange Lehmann Lorenz Ludwig Maier Martin Mayer Meier Meyer Möller Müller Neumann Nowak Otto Peters Petzold Pfeiffer Pohl Richter Roth Sauer Schäfer Schmidt Schmitt Schneider Schreiber Schröder Schulz Schumacher Schuster Schwarz Seidel Simon Sommer Stein Thiel Thomas Ulrich Vogel Vogt Wagner Walter Weber Weiß Werner Winter Wolf Yilmaz Ziegler Zimmermann";

/** None in step with another: of rows in step a sample may miss a name altogether. */
const oneOf = (words, salt) => {
	const list = words.split(" ");
	return `('{${list.join(",")}}'::text[])[1 + (hashint4(n + ${salt}) & 1048575) % ${list.length}]`;
};
const first = oneOf(FIRST, 0);
const last = oneOf(LAST, 1_000_000);
const email = "'person' || n || '@example.org'";
const own = "sha256(convert_to('grown' || n, 'utf8'))";
const uuid = "lpad(to_hex(n), 32, '0')::uuid";
/** Over the last ten years, the newest first. */
const past = "now() - n * interval '50 minutes'";

/** What a copy of a row must have for itself, by table; what is not named is as in the row. */
const TABLES = {
	members: { name: `${first} || ' ' || ${last}`, email, created_at: past },
	baskets: { id: uuid, member_id: "null", created_at: past },
	orders: {
		number: "'G-' || n",
		basket_id: uuid,
		member_id: "null",
		idempotency_key: "null",
		token_hash: own,
		mandate_reference: "null",
		name: `${first} || ' ' || ${last}`,
		email,
		gross_cents: "1000 + n % 20000",
		net_cents: "1000 + n % 20000 - row.tax_cents % 1000",
		tax_cents: "row.tax_cents % 1000",
		created_at: past,
	},
	sign_ups: {
		number: "'G-' || n",
		token_hash: own,
		idempotency_key: "null",
		first_name: first,
		last_name: last,
		email,
		created_at: past,
	},
	outbox: { id: uuid, recipient: email, state: "'sent'", sent_at: past, next_try_at: past, created_at: past },
	audit_trail: { subject_id: "'G-' || n", action: "'order_lapsed'", subject: "'order'", at: past },
	contact_requests: {
		reply_token: "gen_random_uuid()",
		idempotency_key: "null",
		name: `${first} || ' ' || ${last}`,
		email,
		closed_at: past,
		created_at: past,
	},
	invoices: {
		sign_up_id: "(select id from sign_ups where number = 'G-' || n)",
		number: "'G-' || n",
		gross_cents: "1000 + n % 20000",
		net_cents: "1000 + n % 20000 - row.tax_cents % 1000",
		tax_cents: "row.tax_cents % 1000",
		document: `row.document || jsonb_build_object(
			'number', 'G-' || n,
			'recipient', row.document->'recipient' || jsonb_build_object('name', ${first} || ' ' || ${last}, 'company', null),
			'contract', row.document->'contract' || jsonb_build_object('number', 'G-' || n),
			'gross_cents', 1000 + n % 20000, 'net_cents', 1000 + n % 20000 - row.tax_cents % 1000, 'tax_cents', row.tax_cents % 1000)`,
		issued_on: `(${past})::date`,
		due_on: `(${past})::date + 14`,
		created_at: past,
	},
	withdrawals: {
		order_id: "(select id from orders where number = 'G-' || n)",
		name: `${first} || ' ' || ${last}`,
		email,
		token_hash: own,
		handled_at: past,
		received_at: past,
	},
	donations: { reference: "'G-' || n", token_hash: own, name: `${first} || ' ' || ${last}`, email, created_at: past },
	bank_transactions: {
		fingerprint: "'grown' || n",
		bank_reference: "'G-' || n",
		nth: "1",
		booked_on: `(${past})::date`,
		value_on: `(${past})::date`,
		free_cents: "0",
		name: `${first} || ' ' || ${last}`,
		purpose: "'G-' || n",
	},
	newsletter_subscribers: { email, token_hash: own, requested_at: past },
};

async function copyRows(client, table, values, rows) {
	const { rows: columns } = await client.query(
		"select column_name as name from information_schema.columns where table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER' order by ordinal_position",
		[table],
	);
	const names = columns.map(({ name }) => name);
	await client.query(`
		insert into ${table} (${names.join(", ")})
		select ${names.map((name) => values[name] ?? `row.${name}`).join(", ")}
		from generate_series(1, ${rows}) n, (select * from ${table} limit 1) row`);
}

/** Of a hundred invoices one is still to be paid. */
const SETTLED = `
	insert into invoice_payments (invoice_id, amount_cents, paid_on, created_at)
	select id, gross_cents, issued_on, created_at from invoices where number like 'G-%' and id % 100 > 0`;

/**
 * Adds so many rows to every table that a list of the office shows, and articles, seminars and dates; what triggers keep
 * is counted once, at the end.
 */
export async function grow(client, { rows, ...content }) {
	await client.query("set session_replication_role = replica; set work_mem = '256MB'");
	await growContent(client, content);
	for (const [table, values] of Object.entries(TABLES)) await copyRows(client, table, values, rows);
	await client.query(SETTLED);
	await client.query("select recount_kept(), recount_pictures(), recount_money()");
	await client.query(
		"insert into people (email, name, company, words, kinds, since, last_at, last_kind) select email, name, company, words, kinds, since, last_at, last_kind from known_people on conflict (email) do nothing",
	);
	await client.query("set session_replication_role = default");
	await client.query("vacuum analyze");
	// What was written for this is on the disk before anything is measured.
	await client.query("checkpoint");
}
