import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { Config } from "#server/config.ts";
import { type Html, html, plainPage } from "#server/html.ts";
import { type Sender, textOf, written } from "#server/outbox/letter.ts";
import { MAIL_POLICY, OUTBOX_PATH } from "#server/outbox/page.ts";
import { contentId, picturesNamed, withPicturesInside } from "#server/outbox/pictures.ts";
import { mailFrame } from "#server/outbox/shown-mail.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { previews } from "./list.ts";

const PREVIEWS_PATH = `${OUTBOX_PATH}/vorschau`;

/** How a letter is looked at: as wide as a phone or not, in the light or the dark whatever the screen prefers. */
interface View {
	breite?: string;
	farben?: string;
}

const WIDTHS = { rechner: "Rechner", telefon: "Telefon" };
const COLOURS = { hell: "Hell", dunkel: "Dunkel" };
const PREFERS_DARK = "(prefers-color-scheme:dark)";
const WHEN_DARK: Record<string, string> = { hell: "not all", dunkel: "all" };

const queryOf = (view: View): string => new URLSearchParams({ ...view }).toString();

function choices(kind: string, view: View): Html {
	const link = (label: string, change: View, isOn: boolean): Html =>
		html`<a href="${PREVIEWS_PATH}/${kind}?${queryOf({ ...view, ...change })}"${isOn ? html` aria-current="true"` : ""}>${label}</a> `;
	const widths = Object.entries(WIDTHS).map(([breite, label]) => link(label, { breite }, view.breite === breite));
	const colours = Object.entries(COLOURS).map(([farben, label]) => link(label, { farben }, view.farben === farben));
	return html`<p class="choices">Ansehen als: ${widths} · ${colours}</p>`;
}

function markupOf(mail: Mail, sender: Sender, { farben = "" }: View): string {
	const { html: markup } = written(mail, sender);
	const bytesOf = (cid: string) => picturesNamed(mail.pictures.filter((name) => contentId(name) === cid))[0]?.content;
	const dark = WHEN_DARK[farben];
	return withPicturesInside(dark ? markup.replaceAll(PREFERS_DARK, dark) : markup, bytesOf);
}

interface Asked {
	Params: { kind: string };
	Querystring: View;
}

/** All letters side by side, for those who write them; beside the outbox, and like it only without a mail server. */
export function registerPreviews(config: Config) {
	const find = (kind: string) => {
		const mails = previews(config);
		const mail = Object.hasOwn(mails, kind) ? mails[kind] : undefined;
		if (!mail) throw refuse("not_found");
		return mail;
	};

	return (fastify: FastifyInstance): void => {
		const list = () =>
			plainPage(
				"Vorschau aller Mails",
				html`<p><a href="${OUTBOX_PATH}">zum Postausgang</a></p><h1>Vorschau aller Mails</h1>
<p>Jede Mail, die die Website schreibt, mit erfundenen Angaben.</p>
<table><thead><tr><th scope="col">Betreff und Art</th></tr></thead><tbody>${Object.entries(previews(config)).map(
					([kind, { subject }]) =>
						html`<tr><td><a href="${PREVIEWS_PATH}/${kind}">${subject}</a><br><small><code>${kind}</code></small></td></tr>`,
				)}</tbody></table>`,
				config,
			);
		fastify.get(PREVIEWS_PATH, (_, reply) => reply.type("text/html; charset=utf-8").send(list()));

		fastify.get<Asked>(`${PREVIEWS_PATH}/:kind`, ({ params: { kind }, query: { breite, farben } }, reply) => {
			const { subject, letter } = find(kind);
			const text = textOf(letter, config);
			const view = { ...(breite ? { breite } : {}), ...(farben ? { farben } : {}) };
			const address = `${PREVIEWS_PATH}/${kind}/html?${queryOf(view)}`;
			const frame = mailFrame(address, text, breite === "telefon" ? "phone" : "");
			const body = html`<p><a href="${PREVIEWS_PATH}">zurück zu allen Mails</a></p><h1>${subject}</h1>
${choices(kind, view)}${frame}<h2>Als Text</h2><pre>${text}</pre>`;
			return reply.type("text/html; charset=utf-8").send(plainPage(subject, body, config));
		});

		fastify.get<Asked>(`${PREVIEWS_PATH}/:kind/html`, ({ params: { kind }, query }, reply) =>
			reply
				.type("text/html; charset=utf-8")
				.header("Content-Security-Policy", MAIL_POLICY)
				.send(markupOf(find(kind), config, query)),
		);
	};
}
