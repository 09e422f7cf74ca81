import type { Provider } from "#contract/site.ts";
import type { Letter } from "#server/outbox/letter.ts";
import { momentText } from "#server/outbox/moments.ts";
import type { Sms } from "#server/outbox/transports.ts";

export const testMail = (name: string, now: Date): Letter => ({
	subject: "Testbrief aus der Verwaltung",
	preheader: "Er ist angekommen: Der Versand funktioniert.",
	scene: "office",
	greeting: `Hallo ${name},`,
	lead: `diesen Brief hast du am ${momentText(now)} in der Verwaltung angefordert. Er ist angekommen: Der Versand funktioniert.`,
	blocks: [],
});

export const testSms = ({ short_name }: Provider): Sms => ({
	text: `Test aus der Verwaltung des ${short_name}: Der Versand von SMS funktioniert.`,
});
