import { expect, test } from "vitest";
import type { Order } from "#contract/checkout.ts";
import { momentWords } from "#contract/long-date.ts";
import { leadOf, mailNote, sumNote } from "./thanks-words.ts";

const UNTIL = "2026-11-16T18:02:00+01:00";
const line = (id: number): Order["products"][number] => ({
	product: { id, slug: "kurs", topic: "Kurs", image: "/kurs.webp", duration: "58 Minuten" },
	watch_path: null,
	discount: 0,
	total_without_tax: 25,
	total_tax: 4.75,
	total_with_tax: 29.75,
});
const order = (over: Partial<Order> = {}): Order => ({
	number: "VSZ-2026-000931-M8XW",
	date: "2026-11-15T18:02:00+01:00",
	state: "placed",
	email: "clara@vsz.example",
	payment_method: "invoice",
	due_on: "2026-11-29",
	access: { state: "open", until: UNTIL },
	products: [line(1), line(2)],
	total_without_tax: 57,
	total_tax: 10.83,
	total_with_tax: 67.83,
	payment: null,
	payment_path: null,
	may_withdraw: false,
	documents: [],
	is_guest_order: true,
	...over,
});

test.each([
	["open", order(), /^Deine zwei Videokurse sind offen\. .+ über die Links in deiner E-Mail\.$/],
	["one", order({ products: [line(1)] }), /^Dein Videokurs ist offen\. .+ über den Link in deiner E-Mail\.$/],
	[
		"a member's",
		order({ is_guest_order: false }),
		/^Deine zwei Videokurse liegen jetzt in Mein VSZ bereit\. .+24.Stunden/,
	],
	[
		"opening",
		order({ access: { state: "unlocking", until: UNTIL } }),
		/werden gerade freigeschaltet\. .+von selbst\.$/,
	],
	["over", order({ access: { state: "over", until: UNTIL } }), /^Die 24.Stunden sind vorbei\./],
	[
		"unpaid",
		order({ state: "awaiting_payment", access: null }),
		/^Wir warten noch auf die Bestätigung deiner Zahlung\./,
	],
	["withdrawn", order({ state: "withdrawn", access: null }), /^Diese Bestellung ist widerrufen\.$/],
])("PAY-39 the thanks say how it stands: %s", (_, given, words) => {
	expect(leadOf(given)).toMatch(words);
});

test("until when, what the mail brings, what it costs and how it is paid", () => {
	expect(momentWords(UNTIL)).toBe("Montag, 16.11.2026, 18:02\u00a0Uhr");
	expect(mailNote(order())).toBe("mit Links, Bestätigung und Rechnung (PDF)");
	expect(mailNote(order({ is_guest_order: false, total_with_tax: 0 }))).toBe("mit Bestätigung");
	expect(sumNote(order())).toBe("inkl. 10,83\u00a0€ MwSt. · auf Rechnung, zahlbar bis 29.11.2026");
	expect(sumNote(order({ payment_method: "direct_debit" }))).toContain("per Bankeinzug am 29.11.2026");
	expect(sumNote(order({ payment_method: "paypal", state: "paid" }))).toContain("Paypal, bezahlt");
	expect(sumNote(order({ payment_method: "none", total_with_tax: 0, total_tax: 0 }))).toContain("nichts zu bezahlen");
});
