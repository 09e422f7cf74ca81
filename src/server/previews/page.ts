import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { Config } from "#server/config.ts";
import { html, plainPage } from "#server/html.ts";
import { MAIL_POLICY, OUTBOX_PATH } from "#server/outbox/page.ts";
import { previews } from "./list.ts";

const PREVIEWS_PATH = `${OUTBOX_PATH}/vorschau`;

/** All letters side by side, for those who write them; beside the outbox, and like it only without a mail server. */
export function registerPreviews(config: Config) {
	const mails = previews(config);
	const find = (kind: string) => {
		const mail = Object.hasOwn(mails, kind) ? mails[kind] : undefined;
		if (!mail) throw refuse("not_found");
		return mail;
	};

	return (fastify: FastifyInstance): void => {
		const list = plainPage(
			"Vorschau aller Mails",
			html`<p><a href="${OUTBOX_PATH}">zum Postausgang</a></p><h1>Vorschau aller Mails</h1>
<p>Jede Mail, die die Website schreibt, mit erfundenen Angaben.</p>
<div class="scroll"><table><thead><tr><th scope="col">Art</th><th scope="col">Betreff</th></tr></thead><tbody>${Object.entries(
				mails,
			).map(
				([kind, { subject }]) =>
					html`<tr><td><code>${kind}</code></td><td><a href="${PREVIEWS_PATH}/${kind}">${subject}</a></td></tr>`,
			)}</tbody></table></div>`,
			config,
		);
		fastify.get(PREVIEWS_PATH, (_, reply) => reply.type("text/html; charset=utf-8").send(list));

		fastify.get<{ Params: { kind: string } }>(`${PREVIEWS_PATH}/:kind`, ({ params: { kind } }, reply) => {
			const { subject, text } = find(kind);
			const body = html`<p><a href="${PREVIEWS_PATH}">zurück zu allen Mails</a></p><h1>${subject}</h1>
<iframe title="Inhalt der Mail" src="${PREVIEWS_PATH}/${kind}/html"></iframe><h2>Als Text</h2><pre>${text}</pre>`;
			return reply.type("text/html; charset=utf-8").send(plainPage(subject, body, config));
		});

		fastify.get<{ Params: { kind: string } }>(`${PREVIEWS_PATH}/:kind/html`, ({ params: { kind } }, reply) =>
			reply.type("text/html; charset=utf-8").header("Content-Security-Policy", MAIL_POLICY).send(find(kind).html),
		);
	};
}
