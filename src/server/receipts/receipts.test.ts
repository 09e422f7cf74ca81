import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Ask, asker, loginHeaders, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { qpdfFaults } from "#tests/support/qpdf.ts";
import { scannedSignature } from "#tests/support/signature.ts";
import { staffWith } from "#tests/support/staff.ts";

let now = new Date("2027-01-04T09:00:00Z");
let api: TestApp;
let ask: Ask;
let token: StaffToken;
let read: () => Promise<Captured[]>;

const NOTICE = {
	...{ exemption_kind: "exemption", exemption_office: "Finanzamt Dresden-Süd", exemption_number: "203/140/00000" },
	...{ exemption_day: "2025-06-12", exemption_period: "2024", purposes: "der Volks- und Berufsbildung" },
	...{ machine_since: "2026-01-05", signer: "Petra Hollmann", signer_role: "Vorsitzende" },
	donation_purposes: "",
};

async function notice(over: object = {}) {
	const { revision } = (await ask("GET", "/office/settings", { token })).body.data.receipts;
	const body = { ...NOTICE, ...over, revision };
	expect((await ask("PUT", "/office/settings/receipts", { token, body })).status).toBe(200);
}

const sign = (payload: Buffer, type = "image/png") =>
	api.fastify.inject({
		method: "POST",
		url: "/api/v1/office/receipt/signature",
		headers: { ...loginHeaders(token), "content-type": type },
		payload,
	});

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, demo: false, env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	({ token } = await staffWith(api, ask, "admin"));
	read = mailbox(api);
	expect((await sign(await scannedSignature().png().toBuffer())).statusCode).toBe(200);
});
afterAll(() => api.close());
beforeEach(async () => {
	now = new Date("2027-01-04T09:00:00Z");
	await notice();
	await sql("truncate donation_receipt_items, donation_receipts, donations, payments, tasks cascade");
	await read();
});

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

interface Gift {
	amount_cents?: number;
	name?: string | null;
	email?: string | null;
	paid_at?: string | null;
	home?: boolean;
}

let count = 0;
async function gift({
	amount_cents = 5000,
	name = "Mika Sommer",
	email = "mika@vsz.example",
	paid_at = "2026-03-15T11:00:00Z",
	home = true,
}: Gift = {}) {
	count += 1;
	const reference = `SPENDE-T${count}`;
	await sql(
		`insert into donations (reference, amount_cents, rhythm, name, email, paid_at, created_at, street_address, street_suffix, postcode, city, receipt_wanted)
		values ($1, $2, 'one_off', $3, $4, $5, coalesce($5::timestamptz, '2026-05-01'), $6, $7, $8, $9, true)`,
		[
			reference,
			amount_cents,
			name,
			email,
			paid_at,
			...(home ? ["Elbweg", "7a", "01099", "Dresden"] : [null, null, null, null]),
		],
	);
	return reference;
}

const issue = (reference: string) => ask("POST", `/office/donation/${reference}/receipt`, { token });
const year = async (of = 2026) => (await ask("GET", `/office/receipt/year/${of}`, { token })).body.data;
const run = async (donors: string[], of = 2026) => {
	const begun = await ask("POST", `/office/receipt/year/${of}`, { token, body: { donors } });
	if (begun.status !== 200) return begun.body;
	while (await api.app.services.tasks.turn());
	return (await ask("GET", "/office/task", { token })).body.data[0];
};
const list = async () => (await ask("GET", "/office/receipt", { token })).body.data;
async function pdf(id: number, part = "pdf"): Promise<string> {
	const url = `/api/v1/office/receipt/${id}/${part}`;
	const { rawPayload, statusCode } = await api.fastify.inject({ url, headers: loginHeaders(token) });
	expect([statusCode, await qpdfFaults(rawPayload)]).toEqual([200, ""]);
	return wordsOf(rawPayload);
}

test("DON-02 a donation that arrived is confirmed in the words of the pattern, and goes out by mail", async () => {
	const { status, body } = await issue(await gift({ amount_cents: 132_250, paid_at: "2026-03-31T22:30:00Z" }));
	expect([status, body.data.number, body.data.state]).toEqual([200, "SB-2027-000001", "sent"]);
	const words = await pdf(body.data.id);
	const inOrder = [
		"Bestätigung über Geldzuwendungen/Mitgliedsbeitrag",
		"im Sinne des § 10b des Einkommensteuergesetzes an eine der in § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes bezeichneten Körperschaften, Personenvereinigungen oder Vermögensmassen",
		"Name und Anschrift des Zuwendenden:",
		"Mika Sommer Elbweg 7a 01099 Dresden",
		"1.322,50 €",
		"eintausenddreihundertzweiundzwanzig Euro und fünfzig Cent",
		"Tag der Zuwendung: 01.04.2026",
		"Es handelt sich um den Verzicht auf Erstattung von Aufwendungen",
		"Wir sind wegen Förderung der Volks- und Berufsbildung nach dem Freistellungsbescheid bzw. nach der Anlage zum Körperschaftsteuerbescheid des Finanzamtes Dresden-Süd, StNr. 203/140/00000, vom 12.06.2025 für den letzten Veranlagungszeitraum 2024 nach § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes von der Körperschaftsteuer und nach § 3 Nr. 6 des Gewerbesteuergesetzes von der Gewerbesteuer befreit.",
		"Es wird bestätigt, dass die Zuwendung nur zur Förderung der Volks- und Berufsbildung verwendet wird.",
		"(Ort, Datum und Unterschrift des Zuwendungsempfängers)",
		"am 05.01.2026 angezeigt",
		"Hinweis: Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt",
		"Diese Bestätigung wird nicht als Nachweis",
		"Seite 1 von 1",
	];
	const places = inOrder.map((text) => words.replaceAll("\u00a0", " ").indexOf(text));
	expect(inOrder.filter((_, index) => places[index] === -1)).toEqual([]);
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(words).not.toContain("§ 60a AO gesondert");
	const [mail] = await read();
	expect([mail?.to, mail?.attachments]).toEqual(["mika@vsz.example", ["SB-2027-000001.pdf"]]);
});

test("DON-02 a donation is confirmed once, also by two at once; numbers have no gap", async () => {
	const one = await gift();
	const answers = await Promise.all([issue(one), issue(one), issue(one)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(["donation_confirmed", "donation_confirmed"]);
	await issue(await gift({ paid_at: null }));
	const next = await issue(await gift());
	const numbers = (await list()).map(({ number }: { number: string }) => Number(number.slice(-6)));
	expect(numbers).toEqual([numbers[1] + 1, numbers[1]]);
	expect(next.body.data.items).toEqual([{ day: "2026-03-15", amount: 50 }]);
});

test("DON-02 what did not arrive, went back or has no address is not confirmed", async () => {
	const returned = await gift();
	await sql(
		`insert into payments (donation_id, provider, provider_reference, method, amount_cents, state)
		select id, 'test', 'r1', 'paypal', 5000, 'refunded' from donations where reference = $1`,
		[returned],
	);
	const codes = [returned, await gift({ paid_at: null }), await gift({ home: false }), await gift({ name: null })];
	expect(await Promise.all(codes.map(async (reference) => (await issue(reference)).body.code))).toEqual([
		"donation_not_confirmable",
		"donation_not_confirmable",
		"donor_incomplete",
		"donor_incomplete",
	]);
});

test("DON-02 void with a reason: the old one stays and says so, its donation can be confirmed anew", async () => {
	const reference = await gift();
	const { id, number } = (await issue(reference)).body.data;
	const voiding = (body: object) => ask("POST", `/office/receipt/${id}/void`, { token, body });
	expect((await voiding({ reason: " " })).status).toBe(422);
	expect((await voiding({ reason: "Anschrift falsch" })).body.data).toMatchObject({ number, state: "void" });
	expect((await voiding({ reason: "noch einmal" })).body.code).toBe("receipt_void");
	expect(await pdf(id)).toContain("Ungültig seit 04.01.2027");
	expect((await issue(reference)).body.data.number).not.toBe(number);
	expect((await list()).map(({ state }: { state: string }) => state)).toEqual(["sent", "void"]);
});

test("DON-02 what is written stays: neither it nor the money it stands for can be changed, and a lost one gets a duplicate", async () => {
	const reference = await gift();
	const { id } = (await issue(reference)).body.data;
	for (const statement of [
		"update donation_receipts set amount_cents = 1",
		"delete from donation_receipts",
		"update donation_receipt_items set donation_id = null",
		"update donations set amount_cents = 1",
		"update donations set paid_at = null",
		"delete from donations",
	])
		await expect(sql(statement)).rejects.toThrow(/final|append-only|stands/);
	expect(await pdf(id, "duplicate")).toContain("Zweitschrift");
});

test("DON-02 nobody confirms anything without a notice, nor a day after it has grown too old", async () => {
	const reference = await gift();
	await notice({ exemption_period: "" });
	expect((await issue(reference)).body.code).toBe("exemption_missing");
	await notice({ exemption_day: "2022-01-03" });
	expect((await issue(reference)).body.code).toBe("exemption_ended");
	expect(await run([(await year()).donors[0].key])).toMatchObject({ code: "exemption_ended" });
	const toDos = JSON.stringify((await ask("GET", "/office/to_do", { token })).body);
	expect(toDos).toContain("Seit dem 03.01.2027 darf niemand mehr Spenden bestätigen.");
	await notice({ exemption_day: "2022-01-04" });
	expect((await issue(reference)).status).toBe(200);
});

test("DON-02 one receipt for a year to each person; who gets none is told with the reason", async () => {
	await gift();
	await gift({ amount_cents: 7550, paid_at: "2026-12-31T22:30:00Z" });
	await gift({ amount_cents: 999, paid_at: "2026-12-31T23:30:00Z" });
	await gift({ name: "Emil Hartmann", email: null, amount_cents: 1000 });
	await gift({ name: "Ada Lang", email: "ada@vsz.example", home: false });
	await gift({ name: "Ohne Geld", email: "ohne@vsz.example", paid_at: null });
	const before = await year();
	expect(before.donors.map((one: Record<string, unknown>) => [one.name, one.donations, one.amount, one.way])).toEqual([
		["Mika Sommer", 2, 125.5, "mail"],
		["Emil Hartmann", 1, 10, "to_post"],
	]);
	expect(before.without.map((one: Record<string, unknown>) => [one.name, one.reason])).toEqual([
		["Ada Lang", "no_address"],
		["Ohne Geld", "not_received"],
	]);
	const donors = before.donors.map(({ key }: { key: string }) => key);
	expect(await run(donors)).toMatchObject({
		state: "done",
		result: { text: "1 per E-Mail verschickt · 1 zu unterschreiben oder zu verschicken" },
	});
	const [emil, mika] = await list();
	expect([emil.kind, emil.state, mika.kind, mika.amount]).toEqual(["single", "to_post", "collective", 125.5]);
	const words = (await pdf(mika.id)).replaceAll("\u00a0", " ");
	for (const text of [
		"Sammelbestätigung über Geldzuwendungen",
		"einhundertfünfundzwanzig Euro und fünfzig Cent",
		"Tag der Zuwendung: siehe Anlage",
		"01.01.2026 bis 31.12.2026",
		"keine weiteren Bestätigungen, weder formelle Zuwendungsbestätigungen noch Beitragsquittungen",
		"ist der Anlage zur Sammelbestätigung zu entnehmen.",
		"Anlage zur Sammelbestätigung vom 04.01.2027",
		"31.12.2026 Geldzuwendung Nein 75,50 €",
		"Gesamtsumme 125,50 €",
		"Seite 2 von 2",
	])
		expect(words).toContain(text);
	expect(await run(donors)).toMatchObject({ result: { text: "2 inzwischen bestätigt oder nicht mehr da" } });
	expect((await list()).length).toBe(2);
	expect((await year()).without.map((one: Record<string, unknown>) => one.reason)).toContain("confirmed");
	expect(await run(donors, 2027)).toMatchObject({ code: "year_not_over" });
});

test("DON-02 where the tax office was not told, somebody signs; then it is noted as posted", async () => {
	await notice({ machine_since: "" });
	const { id, state } = (await issue(await gift())).body.data;
	expect([state, await read()]).toEqual(["to_sign", []]);
	const words = await pdf(id);
	expect(words).not.toContain("maschinell");
	const posted = () => ask("POST", "/office/receipt/posted", { token, body: { ids: [id] } });
	expect((await posted()).body.data.ids).toEqual([id]);
	expect((await posted()).body.data.ids).toEqual([]);
	expect((await list())[0].state).toBe("sent");
});

test("OFF-116 machine-made receipts bear the scanned signature; without one the field says why, and somebody signs", async () => {
	const picturesIn = (file: Buffer) => file.toString("latin1").split("/Subtype /Image").length - 1;
	const { id } = (await issue(await gift())).body.data;
	const fileOf = async () =>
		(await api.fastify.inject({ url: `/api/v1/office/receipt/${id}/pdf`, headers: loginHeaders(token) })).rawPayload;
	const first = await fileOf();
	expect([picturesIn(first), first.includes("pdfaid:part>3")]).toEqual([1, true]);

	for (const [payload, type, code] of [
		[Buffer.from("<svg/>"), "image/png", "picture_kind_unknown"],
		[Buffer.from([0xff, 0xd8, 0xff, 0]), "image/jpeg", "picture_broken"],
		[await scannedSignature({ empty: true }).jpeg().toBuffer(), "image/jpeg", "signature_empty"],
		[await scannedSignature({ scale: 0.1 }).png().toBuffer(), "image/png", "signature_too_small"],
	] as const)
		expect((await sign(payload, type)).json().code).toBe(code);

	expect((await sign(await scannedSignature({ paper: "#ffffff" }).jpeg().toBuffer(), "image/jpeg")).statusCode).toBe(
		200,
	);
	expect((await fileOf()).equals(first)).toBe(true);

	await ask("DELETE", "/office/receipt/signature", { token });
	expect((await issue(await gift())).body.data.state).toBe("to_sign");
	expect((await year()).exemption).toMatchObject({ machine_since: null, lacks_signature: true });
	const { revision } = (await ask("GET", "/office/settings", { token })).body.data.receipts;
	const refused = await ask("PUT", "/office/settings/receipts", { token, body: { ...NOTICE, revision } });
	expect(refused.body.validation_errors).toHaveProperty("machine_since");
	expect((await fileOf()).equals(first)).toBe(true);
	await sign(await scannedSignature().png().toBuffer());
	const { rows } = await api.database.pool.query("select picture from receipt_signatures order by id desc limit 1");
	expect(rows[0].picture.includes(Buffer.from("PNG"))).toBe(false);
});

test("DON-02 the longest names and purposes stay on the one page of the pattern, above its foot", async () => {
	const long = "Wohltätigkeitsgesellschaft zu ".repeat(9).slice(0, 250);
	await notice({ purposes: long, exemption_office: long, exemption_number: long, signer: long, signer_role: long });
	for (const at of ["2026-03-15T11:00:00Z", "2026-04-15T11:00:00Z"]) await gift({ name: long, paid_at: at });
	await run([(await year()).donors[0].key]);
	// What does not stand above the foot is not drawn at all.
	expect(await pdf((await list())[0].id)).toContain("Seite 2 von 2");
});

test("DON-02 money that is confirmed is not taken back before its receipt is void", async () => {
	const { id } = (await issue(await gift())).body.data;
	const [{ id: donation_id }] = await sql("select id from donations");
	const takeBack = () =>
		api.database.db.transaction((tx) =>
			api.app.services.donations.arriving.takeBack(
				tx,
				{ donation_id, made_donation: true, promised_cents: null },
				"system",
			),
		);
	await expect(takeBack()).rejects.toMatchObject({ body: { code: "donation_confirmed" } });
	await ask("POST", `/office/receipt/${id}/void`, { token, body: { reason: "Rücklastschrift" } });
	await takeBack();
	expect([await sql("select id from donations"), (await list()).length]).toEqual([[], 1]);
});

test("DON-02 up to 300 € the thanks bring a slip for the tax office, beyond that none", async () => {
	const given = { reference: "SPENDE-X", name: "Mika", amount_cents: 300_00 };
	const { receipts } = api.app.services;
	expect(receipts.slipFor({ ...given, amount_cents: 300_01 })).toBeNull();
	expect(receipts.slipFor(given)).toMatchObject({ day: "2027-01-04", exemption: { purposes: NOTICE.purposes } });
	await notice({ exemption_day: "2021-12-31" });
	expect(receipts.slipFor(given)).toBeNull();
	await notice();
	const body = { amount: 25, rhythm: "one_off", name: "Mika", email: "mika@vsz.example", payment_method_id: 2 };
	const { data } = (await ask("POST", "/donation/payment", { body, from: "10.8.0.1" })).body;
	await api.fastify.inject({
		method: "POST",
		url: new URL(data.payment_url).pathname,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: "state=paid",
	});
	const thanks = (await read()).find(({ to }) => to === "mika@vsz.example");
	expect(thanks?.attachments).toEqual(["Beleg-fuers-Finanzamt.pdf"]);
	const words = wordsOf(thanks?.files.get("Beleg-fuers-Finanzamt.pdf") ?? Buffer.alloc(0));
	for (const text of ["25,00", "Spende, kein Mitgliedsbeitrag", "vom 12.06.2025", "der Volks- und Berufsbildung"])
		expect(words).toContain(text);
});

test("DON-03 staff enter where a receipt goes, if they like for all donations of the same name", async () => {
	const [one, other] = [await gift({ home: false }), await gift({ home: false })];
	const body = {
		name: "Mika Sommer",
		street_address: "Elbweg",
		street_suffix: "7a",
		postcode: "0109",
		city: "Dresden",
	};
	const put = (over: object) =>
		ask("PUT", `/office/donation/${one}/address`, { token, body: { ...body, also_others: true, ...over } });
	expect((await put({})).body.validation_errors).toHaveProperty("postcode");
	expect((await put({ postcode: "01099" })).body.data).toEqual({ donations: 2 });
	expect((await issue(other)).status).toBe(200);
});

test("DON-03 an address is taken only with the wish for a receipt, and then whole", async () => {
	const address = { street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" };
	const pledge = (over: object) => {
		count += 1;
		return ask("POST", "/donation", { body: { amount: 25, rhythm: "one_off", ...over }, from: `10.9.0.${count}` });
	};
	expect(Object.keys((await pledge({ receipt_wanted: true })).body.validation_errors).sort()).toEqual([
		"city",
		"name",
		"postcode",
		"street_address",
		"street_suffix",
	]);
	expect((await pledge({ receipt_wanted: true, name: "Mika", ...address })).status).toBe(201);
	expect((await pledge({ name: "Emil", ...address })).status).toBe(201);
	expect(await sql("select name, receipt_wanted, city from donations order by id")).toEqual([
		{ name: "Mika", receipt_wanted: true, city: "Dresden" },
		{ name: "Emil", receipt_wanted: false, city: null },
	]);
});

const HOME = { street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" };

test("DON-01 cash and waived expenses are entered by hand; the receipt says of which of them it is", async () => {
	const enter = (over: object) =>
		ask("POST", "/office/donation", {
			token,
			body: {
				way: "waived_expenses",
				amount: 120.5,
				paid_on: "2026-12-31",
				...{ name: "Ida Kern", email: "" },
				...over,
			},
		});
	const refused = async (over: object) => Object.keys((await enter(over)).body.validation_errors);
	expect(await refused({ receipt_wanted: true })).toEqual(["street_address", "street_suffix", "postcode", "city"]);
	expect(await refused({ receipt_wanted: false, paid_on: "2027-01-05" })).toEqual(["paid_on"]);
	const { reference } = (await enter({ receipt_wanted: true, ...HOME })).body.data;
	const [row] = (await ask("GET", "/office/donation", { token })).body.data;
	expect([row.reference, row.way, row.state, row.paid_at.slice(0, 10)]).toEqual([
		...[reference, "waived_expenses", "received", "2026-12-31"],
	]);
	const { months } = (await ask("GET", "/office/donation/month", { token })).body.data;
	expect([months[11].before, months[0].now, months[1].now]).toEqual([120.5, 0, null]);
	const { id } = (await issue(reference)).body.data;
	const url = `/api/v1/office/receipt/${id}/pdf`;
	const file = (await api.fastify.inject({ url, headers: loginHeaders(token) })).rawPayload.toString("latin1");
	const ticks = file.match(/\/Alt \((nicht )?angekreuzt\)/g);
	expect(ticks).toEqual(["/Alt (angekreuzt)", "/Alt (nicht angekreuzt)"]);
	await enter({ way: "cash", receipt_wanted: true, ...HOME });
	await enter({ receipt_wanted: true, ...HOME, paid_on: "2026-11-01" });
	await run([(await year()).donors[0].key]);
	const annex = (await pdf((await list())[0].id)).replaceAll("\u00a0", " ");
	for (const line of ["01.11.2026 Geldzuwendung Ja 120,50 €", "31.12.2026 Geldzuwendung Nein 120,50 €"])
		expect(annex).toContain(line);
});

test("DON-01 a gift is for what the house offers; what came by bank gets it by hand; the list is filtered by it", async () => {
	await notice({ donation_purposes: "Vorlesekoffer\n\n Ratgeber \nRatgeber" });
	expect((await ask("GET", "/site")).body.data.donation_purposes).toEqual(["Vorlesekoffer", "Ratgeber"]);
	const pledge = (purpose: string) => ask("POST", "/donation", { body: { amount: 20, rhythm: "one_off", purpose } });
	expect((await pledge("Sektempfang")).body.validation_errors).toEqual({
		purpose: ["Wofür: Diesen Zweck bieten wir nicht mehr an"],
	});
	const { reference } = (await pledge("Ratgeber")).body.data;
	await pledge("");
	const byBank = await gift();
	const set = (purpose: string) => ask("PUT", `/office/donation/${byBank}/purpose`, { token, body: { purpose } });
	expect((await set("Sektempfang")).status).toBe(422);
	expect((await set("Vorlesekoffer")).status).toBe(200);
	const found = async (query: string) =>
		(await ask("GET", `/office/donation?${query}`, { token })).body.data.map(
			(row: { reference: string; purpose: string }) => [row.reference, row.purpose],
		);
	expect(await found("purpose=Ratgeber")).toEqual([[reference, "Ratgeber"]]);
	await notice({ donation_purposes: "Ratgeber" });
	expect((await ask("GET", "/office/donation/purpose", { token })).body.data).toEqual({
		offered: ["Ratgeber"],
		used: ["Ratgeber", "Vorlesekoffer"],
	});
	expect((await set("Vorlesekoffer")).status).toBe(200);
	expect(await found("purpose=Vorlesekoffer")).toEqual([[byBank, "Vorlesekoffer"]]);
});

test("DON-03 who gave without an address is asked by mail and answers without a login, until the receipt is written", async () => {
	const [reference, other, nameless] = [
		await gift({ home: false }),
		await gift({ home: false }),
		await gift({ home: false, email: null }),
	];
	const request = (...references: string[]) =>
		ask("POST", "/office/donation/address_request", { token, body: { references } });
	expect((await request(nameless)).body.code).toBe("donor_without_email");
	expect((await request(reference, nameless)).body.data).toEqual({ asked: 1 });
	const [mail] = await read();
	const key = /\/spenden\/anschrift\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
	const look = () => ask("GET", `/donation/address/${key}`, { from: "10.7.0.1" });
	expect((await look()).body.data).toEqual({ amount: 50, day: "2026-03-15", state: "open" });
	const give = (body: object) => ask("PUT", `/donation/address/${key}`, { body, from: "10.7.0.1" });
	expect((await give({ name: "Mika Sommer", ...HOME, postcode: "1" })).body.validation_errors).toHaveProperty(
		"postcode",
	);
	expect((await give({ name: "Mika Sommer", ...HOME })).body.data.state).toBe("given");
	expect((await issue(other)).status).toBe(200);
	expect((await issue(reference)).status).toBe(200);
	expect((await give({ name: "Wer anders", ...HOME })).body.code).toBe("donation_confirmed");
	expect((await look()).body.data.state).toBe("confirmed");
	now = new Date("2027-04-05T10:00:00Z");
	expect((await look()).status).toBe(404);
	expect((await ask("GET", `/donation/address/${"x".repeat(43)}`, { from: "10.7.0.1" })).status).toBe(404);
});
