import type { Provider } from "#contract/site.ts";
import type { Letter } from "#server/outbox/letter.ts";
import type { Sms } from "#server/outbox/transports.ts";

export const pinSms = (code: string, { short_name }: Provider): Sms => ({
	text: `${code} ist deine PIN für deine Bestellung beim ${short_name}. Sie gilt 10 Minuten. Gib sie nur auf unserer Website ein.`,
});

export const capReachedMail = (max: number): Letter => ({
	subject: "SMS-Grenze erreicht",
	preheader: "Heute gehen keine PINs mehr hinaus.",
	scene: "office",
	lead: `In den letzten 24 Stunden wurden ${max} PINs per SMS angefordert. Weitere werden abgelehnt, bis die 24 Stunden vorüber sind. PayPal und Kreditkarte gehen weiter.`,
	blocks: [{ kind: "text", text: "Bitte sieh nach, ob jemand die Anforderung missbraucht." }],
});
