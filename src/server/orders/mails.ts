import { berlinIso, formatDate, formatTime } from "#contract/dates.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type Block, compose, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { LineRow, OrderRow } from "./store.ts";

export interface OrderContent {
	order: OrderRow;
	lines: LineRow[];
}

const euro = (cents: number): string => formatEuro(centsToEuro(cents));
const moment = (at: Date): string => `${formatDate(berlinIso(at))}, ${formatTime(berlinIso(at))}`;

const links = (order: OrderRow, films: { topic: string; url: string }[], sender: Sender): Block[] =>
	order.member_id === null
		? films.map(({ topic, url }) => ({ kind: "button", label: `„${topic}“ ansehen`, url }))
		: [{ kind: "button", label: "Zu deinen Videokursen", url: `${sender.publicUrl}${paths.products}` }];

export function confirmationMail(
	{ order, lines }: OrderContent,
	films: { topic: string; url: string }[],
	until: Date,
	sender: Sender,
): Mail {
	return compose(
		{
			subject: `Deine Bestellung ${order.number}`,
			heading: "Vielen Dank für deine Bestellung",
			blocks: [
				{
					kind: "facts",
					facts: [
						["Bestellnummer", order.number],
						["Bestellt am", moment(order.created_at)],
						...lines.map(({ topic, gross_cents }): [string, string] => [topic, euro(gross_cents)]),
						["Gesamt", euro(order.gross_cents)],
						["Freigeschaltet bis", moment(until)],
					],
				},
				...links(order, films, sender),
			],
		},
		sender,
	);
}
