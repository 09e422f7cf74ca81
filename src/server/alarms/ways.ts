import { SECOND_MS } from "#contract/constants.ts";
import type { Config } from "#server/config.ts";
import { sendBySmtp } from "#server/outbox/smtp.ts";

/** Another way than our own letters, which may be what does not work. */
export type Way = (subject: string, text: string) => Promise<void>;

const WAIT_MS = 10 * SECOND_MS;

const webhook =
	(url: string): Way =>
	async (subject, text) => {
		const answer = await fetch(url, {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ text: `${subject}: ${text}` }),
			redirect: "error",
			signal: AbortSignal.timeout(WAIT_MS),
		});
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`Die Adresse für Störungen antwortet mit ${answer.status}.`);
	};

const mail =
	({ smtpUrl, to }: { smtpUrl: string; to: string }): Way =>
	(subject, text) =>
		sendBySmtp(smtpUrl, { from: to, to, subject, text }, AbortSignal.timeout(WAIT_MS));

export const waysOf = ({ alarm }: Pick<Config, "alarm">): Way[] => [
	...(alarm.webhookUrl ? [webhook(alarm.webhookUrl)] : []),
	...(alarm.mail ? [mail(alarm.mail)] : []),
];
