import { VAT_PERCENT } from "#contract/constants.ts";
import { berlinIso, formatDate, formatTime } from "#contract/dates.ts";
import { orderWordsOrNewest } from "#contract/legal/declarations/by-version.ts";
import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import { TAX_NOTES } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { euro } from "#server/invoices/words.ts";
import { type AmountRow, type Block, compose, type Sender } from "#server/outbox/letter.ts";
import type { AttachmentRef, Mail } from "#server/outbox/transports.ts";
import { type Mandate, mandateBlocks, paymentFact, paymentSentence } from "./payment-words.ts";
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

const momentText = (at: Date): string => `${formatDate(berlinIso(at))}, ${formatTime(berlinIso(at))}`;

const amounts = ({ order, lines }: OrderContent): Block => ({
	kind: "amounts",
	rows: [
		...lines.map(
			({ topic, voucher_code, discount, original_gross_cents, gross_cents }): AmountRow => ({
				label: `Videokurs „${topic}“`,
				note: voucher_code
					? `Gutschein ${voucher_code}, ${discount} % (vorher ${euro(original_gross_cents)})`
					: undefined,
				value: euro(gross_cents),
			}),
		),
		{ label: "Netto", value: euro(order.net_cents) },
		{ label: `${VAT_PERCENT} % MwSt.`, value: euro(order.tax_cents) },
		{ label: `Gesamt ${TAX_NOTES.standard}`, value: euro(order.gross_cents), isTotal: true },
	],
});

const personOf = ({ company, name, street_address, street_suffix, postcode, city }: OrderRow): string =>
	[...(company ? [company] : []), name, `${street_address} ${street_suffix}`, `${postcode} ${city}`].join("\n");

const SERVICE =
	"Streaming, 24 Stunden Zugriff ab Freischaltung, so oft du möchtest. Kein Download. Der Zugang endet von selbst und verlängert sich nicht.";

const facts = (order: OrderRow, more: [string, string][]): Block => ({
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
	const { created_at, accept_terms, accept_early_performance, consent_text_version } = order;
	const at = momentText(created_at);
	const version = consent_text_version ?? ORDER_VERSION;
	const { early_performance_told } = orderWordsOrNewest(version);
	const sentences = [
		...(accept_terms ? [`Du hast am ${at} unseren AGB zugestimmt (Fassung ${version}).`] : []),
		accept_early_performance
			? `Du hast am ${at} ${early_performance_told} (Text in der Fassung ${version}).`
			: `Du hast nicht zugestimmt, dass dein Widerrufsrecht vorzeitig erlischt. Es besteht vierzehn Tage ab Vertragsabschluss. So lange kannst du hier widerrufen: ${withdrawUrl}`,
	];
	return [
		{ kind: "heading", text: "Deine Erklärungen" },
		{ kind: "text", text: sentences.join("\n\n") },
	];
}

const rights = ({ provider }: Sender): Block[] => [
	{ kind: "heading", text: "Deine Rechte" },
	{
		kind: "text",
		text: `Für Videokurse gilt das gesetzliche Mängelhaftungsrecht für digitale Produkte (§§ 327 ff. BGB). Die Widerrufsbelehrung mit dem Muster-Widerrufsformular und unsere AGB hängen dieser E-Mail als PDF an. Widerrufen kannst du auch online: Den Link „Vertrag widerrufen“ findest du unten.\n\nBeschwerden richtest du an ${provider.email} oder an unsere Adresse unten.`,
	},
	{
		kind: "text",
		text: `Etwas klappt nicht? Antworte einfach auf diese E-Mail oder ruf uns an: ${provider.phone}.\n\nViel Freude beim Ansehen\ndein Team vom ${provider.short_name}`,
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

const LEGAL_TEXTS: AttachmentRef[] = [{ kind: "terms" }, { kind: "withdrawal_policy" }];

/** The contract on a durable medium (§ 312f BGB), written in the transaction that opens the films. */
export function confirmationMail(content: Confirmed, sender: Sender): Mail {
	const { order, films, until, dueOn, mandate, invoiceId } = content;
	const many = films.length > 1;
	const intro =
		order.member_id === null
			? `Mit ${many ? "diesen Links kannst du deine Videokurse" : "diesem Link kannst du deinen Videokurs"} ansehen, so oft du möchtest – ab jetzt 24 Stunden lang.`
			: `Du findest ${many ? "deine Videokurse" : "deinen Videokurs"} in Mein VSZ und kannst ${many ? "sie" : "ihn"} ansehen, so oft du möchtest – ab jetzt 24 Stunden lang.`;
	const letter = compose(
		{
			subject: `Deine Bestellung ${order.number}`,
			heading: many ? "Danke! Deine Videokurse liegen bereit" : "Danke! Dein Videokurs liegt bereit",
			blocks: [
				{ kind: "text", text: `Hallo ${order.name},\n\ndamit bestätigen wir deinen Vertrag. ${intro}` },
				...filmBlocks(content, sender),
				{ kind: "heading", text: "Deine Bestellung" },
				amounts(content),
				facts(order, [["Freigeschaltet bis", momentText(until)]]),
				{ kind: "text", text: paymentSentence(order, dueOn) },
				...(mandate ? mandateBlocks(mandate, order, sender) : []),
				...consents(content),
				...rights(sender),
			],
		},
		sender,
	);
	const invoice: AttachmentRef[] = invoiceId === null ? [] : [{ kind: "document", id: invoiceId }];
	return {
		...letter,
		replyTo: sender.provider.email,
		attachments: [...invoice, ...LEGAL_TEXTS],
		unlocks: order.number,
	};
}

/** § 312i Abs. 1 Nr. 3 BGB: the order has arrived; the contract follows with the payment. */
export function receiptMail({ order, lines }: OrderContent, payUrl: string, sender: Sender): Mail {
	const letter = compose(
		{
			subject: `Eingang deiner Bestellung ${order.number}`,
			heading: "Deine Bestellung ist eingegangen",
			blocks: [
				{
					kind: "text",
					text: `Hallo ${order.name},\n\ndanke für deine Bestellung. Sie ist noch nicht bezahlt. Sobald die Zahlung mit ${paymentFact(order.payment_method)} bestätigt ist, bekommst du die Vertragsbestätigung mit dem Zugang zu deinen Videokursen.`,
				},
				{
					kind: "text",
					text: "Hat das Bezahlen nicht geklappt? Auf der Seite deiner Bestellung kannst du es noch einmal versuchen:",
				},
				{ kind: "button", label: "Zu deiner Bestellung", url: payUrl },
				{ kind: "heading", text: "Deine Bestellung" },
				amounts({ order, lines }),
				facts(order, []),
				{
					kind: "text",
					text: "Wird die Bestellung nicht innerhalb von sieben Tagen bezahlt, verfällt sie von selbst. Du musst dann nichts weiter tun.",
				},
			],
		},
		sender,
	);
	return { ...letter, replyTo: sender.provider.email };
}

export function staffMail({ order, lines }: OrderContent, heading: string, sender: Sender): Mail {
	const letter = compose(
		{ subject: `${heading}: ${order.number}`, heading, blocks: [amounts({ order, lines }), facts(order, [])] },
		sender,
	);
	return { ...letter, replyTo: order.email };
}

export function lapsedMail({ order }: OrderContent, sender: Sender): Mail {
	return compose(
		{
			subject: `Deine Bestellung ${order.number} ist verfallen`,
			heading: "Deine Bestellung ist verfallen",
			blocks: [
				{
					kind: "text",
					text: `Hallo ${order.name},\n\ndeine Bestellung ${order.number} vom ${momentText(order.created_at)} wurde nicht bezahlt und ist deshalb verfallen. Du musst nichts bezahlen. Eingelöste Gutscheine gelten wieder.\n\nWenn du die Videokurse noch möchtest, bestelle sie einfach neu.`,
				},
				{ kind: "button", label: "Zu den Videokursen", url: `${sender.publicUrl}${paths.courses}` },
			],
		},
		sender,
	);
}
