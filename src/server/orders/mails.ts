import { VAT_PERCENT } from "#contract/constants.ts";
import { orderWordsOrNewest } from "#contract/legal/declarations/by-version.ts";
import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import { TAX_NOTES } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { euro } from "#server/invoices/words.ts";
import type { AmountRow, Block, Fact } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { longMomentText, momentText } from "#server/outbox/moments.ts";
import type { AttachmentRef, Mail } from "#server/outbox/transports.ts";
import { composeAbout } from "./letters.ts";
import { type Mandate, mandateBlocks, paymentFact, paymentSentence } from "./payment-words.ts";
import { PATIENCE_MS } from "./rules.ts";
import type { LineRow, OrderRow } from "./store.ts";

interface OrderContent {
	order: OrderRow;
	lines: LineRow[];
}

export interface Film {
	topic: string;
	duration: string;
	url: string;
}

interface Confirmed extends OrderContent {
	films: Film[];
	until: Date;
	dueOn: string | null;
	mandate: Mandate | null;
	/** The page on which it can be withdrawn, while the right stands. */
	withdrawUrl: string;
	/** None when there was nothing to pay. */
	invoiceId: number | null;
}

const amounts = ({ order, lines }: OrderContent): Block => ({
	kind: "amounts",
	rows: [
		...lines.map(
			({ topic, voucher_code, discount, original_gross_cents, gross_cents }): AmountRow => ({
				label: `Videokurs „${topic}“`,
				note: voucher_code
					? `Gutschein ${voucher_code}, ${discount}\u00a0% (vorher ${euro(original_gross_cents)})`
					: undefined,
				value: euro(gross_cents),
			}),
		),
		{ label: "Netto", value: euro(order.net_cents) },
		{ label: `${VAT_PERCENT}\u00a0% MwSt.`, value: euro(order.tax_cents) },
		{ label: `Gesamt ${TAX_NOTES.standard}`, value: euro(order.gross_cents), isTotal: true },
	],
});

const personOf = ({ company, name, street_address, street_suffix, postcode, city }: OrderRow): string =>
	[...(company ? [company] : []), name, `${street_address} ${street_suffix}`, `${postcode} ${city}`].join("\n");

const SERVICE =
	"Streaming, 24 Stunden Zugriff ab Freischaltung, so oft du möchtest. Kein Download. Der Zugang endet von selbst und verlängert sich nicht.";

const facts = (order: OrderRow, more: Fact[]): Block => ({
	kind: "facts",
	facts: [
		["Bestellnummer", order.number],
		["Bestellt am", momentText(order.created_at)],
		["Leistung", SERVICE],
		...more,
		["Rechnungsadresse", personOf(order)],
		["E-Mail", order.email],
		["Zahlungsart", paymentFact(order.payment_method)],
	],
});

/** § 312f Abs. 3, § 356 Abs. 6 Nr. 2 BGB: the declarations are part of what is confirmed. */
function consents({ order, withdrawUrl }: Confirmed): Block[] {
	const { created_at, accept_terms, accept_early_performance, consent_text_version, legal_versions } = order;
	const at = momentText(created_at);
	const version = consent_text_version ?? ORDER_VERSION;
	const { early_performance_told } = orderWordsOrNewest(version);
	const sentences = [
		...(accept_terms ? [`Du hast am ${at} unseren AGB zugestimmt (Fassung ${legal_versions?.terms ?? version}).`] : []),
		accept_early_performance
			? `Du hast am ${at} ${early_performance_told} (Text in der Fassung ${version}).`
			: `Du hast nicht zugestimmt, dass dein Widerrufsrecht vorzeitig erlischt. Es besteht vierzehn Tage ab Vertragsabschluss. So lange kannst du hier widerrufen: ${withdrawUrl}`,
	];
	return [
		{ kind: "heading", text: "Deine Erklärungen" },
		{ kind: "note", text: sentences.join("\n\n") },
	];
}

const rights = ({ provider }: Sender): Block[] => [
	{ kind: "heading", text: "Deine Rechte" },
	{
		kind: "note",
		text: `Für Videokurse gilt das gesetzliche Mängelhaftungsrecht für digitale Produkte (§§ 327 ff. BGB). Die Widerrufsbelehrung mit dem Muster-Widerrufsformular und unsere AGB hängen dieser E-Mail als PDF an. Widerrufen kannst du auch online: Den Link „Vertrag widerrufen“ findest du unten.\n\nBeschwerden richtest du an ${provider.email} oder an unsere Adresse unten.`,
	},
];

const filmBlocks = ({ order, films, until }: Confirmed, { publicUrl }: Sender): Block[] =>
	order.member_id === null
		? films.map(({ topic, duration, url }) => ({
				kind: "card",
				title: topic,
				note: `${duration} · gültig bis ${momentText(until)}`,
				label: "Videokurs ansehen",
				url,
			}))
		: [
				{
					kind: "card",
					title: films.map(({ topic }) => topic).join(" · "),
					note: `in Mein VSZ · gültig bis ${momentText(until)}`,
					label: "Zu deinen Videokursen",
					url: `${publicUrl}${paths.products}`,
				},
			];

/** As they held when the order was made. */
const legalFiles = ({ legal_versions: held }: OrderRow): AttachmentRef[] => [
	{ kind: "terms", version: held?.terms },
	{ kind: "withdrawal_policy", version: held?.withdrawal_policy },
];

/** The contract on a durable medium (§ 312f BGB), written in the transaction that opens the films. */
export function confirmationMail(content: Confirmed, sender: Sender): Mail {
	const { order, films, until, dueOn, mandate, invoiceId } = content;
	const many = films.length > 1;
	const lead =
		order.member_id === null
			? `schön, dass du dazulernen möchtest. Mit ${many ? "diesen Links kannst du deine Videokurse" : "diesem Link kannst du deinen Videokurs"} ansehen, so oft du möchtest – ab jetzt 24 Stunden lang.`
			: `schön, dass du dazulernen möchtest. Du findest ${many ? "deine Videokurse" : "deinen Videokurs"} in Mein VSZ und kannst ${many ? "sie" : "ihn"} ansehen, so oft du möchtest – ab jetzt 24 Stunden lang.`;
	const letter = composeAbout(
		order,
		{
			subject: many ? "Danke! Deine Videokurse liegen bereit" : "Danke! Dein Videokurs liegt bereit",
			preheader: `Bis ${longMomentText(until)}. Bestellung ${order.number}, ${euro(order.gross_cents)}.`,
			scene: "thanks",
			greeting: hello(order.name),
			lead,
			blocks: [
				...filmBlocks(content, sender),
				{ kind: "heading", text: "Deine Bestellung" },
				amounts(content),
				{ kind: "text", text: paymentSentence(order, dueOn) },
				{ kind: "heading", text: "Dein Vertrag mit uns" },
				{ kind: "note", text: "Mit dieser E-Mail bestätigen wir dir den Vertrag. Bewahre sie bitte auf." },
				facts(order, [["Freigeschaltet bis", momentText(until)]]),
				...(mandate ? mandateBlocks(mandate, order, sender) : []),
				...consents(content),
				...rights(sender),
			],
			farewell: "Viel Freude beim Ansehen",
		},
		sender,
	);
	const invoice: AttachmentRef[] = invoiceId === null ? [] : [{ kind: "document", id: invoiceId }];
	return {
		...letter,
		attachments: [...invoice, ...legalFiles(order)],
		unlocks: order.number,
	};
}

/** § 312i Abs. 1 Nr. 3 BGB: the order has arrived; the contract follows with the payment. */
export function receiptMail({ order, lines }: OrderContent, payUrl: string, sender: Sender): Mail {
	return composeAbout(
		order,
		{
			subject: "Deine Bestellung ist eingegangen",
			preheader: `Sie ist noch nicht bezahlt. Bestellung ${order.number}, ${euro(order.gross_cents)}.`,
			scene: "free",
			greeting: hello(order.name),
			lead: `danke für deine Bestellung. Sie ist noch nicht bezahlt. Sobald die Zahlung mit ${paymentFact(order.payment_method)} bestätigt ist, bekommst du die Vertragsbestätigung mit dem Zugang zu deinen Videokursen.`,
			blocks: [
				{ kind: "button", label: "Zu deiner Bestellung", url: payUrl },
				{
					kind: "note",
					text: `Hat das Bezahlen nicht geklappt? Auf dieser Seite kannst du es noch einmal versuchen. Ist die Bestellung bis ${momentText(new Date(order.created_at.getTime() + PATIENCE_MS))} nicht bezahlt, verfällt sie von selbst. Du musst dann nichts weiter tun.`,
				},
				{ kind: "heading", text: "Deine Bestellung" },
				amounts({ order, lines }),
				facts(order, []),
			],
			farewell: "Bis bald",
		},
		sender,
	);
}

export function staffMail({ order, lines }: OrderContent, heading: string, sender: Sender): Mail {
	const letter = composeAbout(
		order,
		{
			subject: `${heading}: ${order.number}`,
			preheader: `${order.name}, ${euro(order.gross_cents)}.`,
			scene: "office",
			lead: `${order.name} hat ${lines.length === 1 ? "einen Videokurs" : `${lines.length} Videokurse`} bestellt.`,
			blocks: [amounts({ order, lines }), facts(order, [])],
		},
		sender,
	);
	return { ...letter, replyTo: order.email };
}

export function lapsedMail({ order }: OrderContent, sender: Sender): Mail {
	return composeAbout(
		order,
		{
			subject: "Deine Bestellung ist verfallen",
			preheader: `Du musst nichts bezahlen. Bestellung ${order.number} vom ${momentText(order.created_at)}.`,
			scene: "empty",
			greeting: hello(order.name),
			lead: `deine Bestellung ${order.number} vom ${momentText(order.created_at)} wurde nicht bezahlt und ist deshalb verfallen. Du musst nichts bezahlen. Eingelöste Gutscheine gelten wieder.`,
			blocks: [
				{ kind: "text", text: "Wenn du die Videokurse noch möchtest, bestelle sie einfach neu." },
				{ kind: "button", label: "Zu den Videokursen", url: `${sender.publicUrl}${paths.courses}` },
			],
			farewell: "Bis bald",
		},
		sender,
	);
}
