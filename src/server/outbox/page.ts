import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import PostalMime from "postal-mime";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate, formatTime } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Config } from "#server/config.ts";
import { type Html, html, plainPage } from "#server/html.ts";
import { addressesOf, filesOf, mailBody, markupOf, withLinks } from "./shown-mail.ts";
import { outboxFolder } from "./transports.ts";

/** Without a mail server, a person reads here what would have been sent, and follows the links. */

export const OUTBOX_PATH = "/postausgang";
const PATH = OUTBOX_PATH;
const NAME = /^[\w.:-]+\.(eml|sms\.txt)$/;
/** The mail's own markup is shown in a frame of its own that can run nothing; its links open outside of it. */
export const MAIL_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

interface Captured {
	name: string;
	at: Date;
	to: string;
	subject: string;
}

const parseSms = (content: string) => {
	const [head = "", ...text] = content.split("\n\n");
	return { to: head.replace(/^To: /, ""), text: text.join("\n\n").trim() };
};

const timeOf = (name: string): Date => new Date(name.slice(0, 24).replace(/T(\d\d)-(\d\d)-/, "T$1:$2:"));

/** More than the head of a mail of ours takes; after it come its pictures and files, of which a list says nothing. */
const HEAD_BYTES = 16_384;

async function readStart(file: string): Promise<Buffer> {
	const handle = await open(file);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

async function summarise(folder: string, name: string): Promise<Captured> {
	const content = await readStart(join(folder, name));
	const at = timeOf(name);
	if (name.endsWith(".sms.txt")) {
		const { to, text } = parseSms(content.toString());
		return { name, at, to, subject: `SMS: ${text}` };
	}
	const mail = await PostalMime.parse(content.subarray(0, content.indexOf("\r\n\r\n") + 4));
	return { name, at, to: addressesOf(mail.to), subject: mail.subject ?? "" };
}

const PER_PAGE = 200;
/** The name of the message before which a page of older ones begins. */
const BEFORE_PARAM = "vor";

/** The newest first; names begin with their time. */
async function pageOf(
	folder: string,
	before: string | undefined,
): Promise<{ messages: Captured[]; hasOlder: boolean }> {
	const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort();
	const older = before === undefined ? names : names.filter((name) => name < before);
	const messages = await Promise.all(
		older
			.reverse()
			.slice(0, PER_PAGE)
			.map((name) => summarise(folder, name)),
	);
	return { messages, hasOlder: older.length > PER_PAGE };
}

type SiteConfig = Pick<Config, "dataDir" | "isDemonstration">;

const olderLink = (messages: Captured[]): Html =>
	html`<p><a href="${PATH}?${BEFORE_PARAM}=${encodeURIComponent(messages.at(-1)?.name ?? "")}">Ältere Nachrichten</a></p>`;

const listPage = ({ messages, hasOlder }: Awaited<ReturnType<typeof pageOf>>, config: SiteConfig): string =>
	plainPage(
		"Postausgang",
		html`<h1>Postausgang</h1>
<p>Hier liegt, was die Website verschickt hätte: Es ist kein Mailserver eingerichtet, darum landet jede Nachricht als Datei in diesem Postausgang. <a href="${PATH}/vorschau">Vorschau aller Mails</a></p>
${
	messages.length === 0
		? html`<p>Noch keine Nachricht. Sobald jemand sich anmeldet oder bestellt, steht sie hier.</p>`
		: html`<table><thead><tr><th scope="col">Nachricht</th><th scope="col">Zeit</th></tr></thead><tbody>${messages.map(
				({ name, at, to, subject }) =>
					html`<tr><td><a href="${PATH}/${name}">${subject || "(ohne Betreff)"}</a><br><small>an ${to}</small></td><td class="moment">${formatDate(berlinIso(at))} ${formatTime(berlinIso(at))}</td></tr>`,
			)}</tbody></table>${hasOlder ? olderLink(messages) : ""}`
}`,
		config,
	);

const messagePage = (title: string, body: Html, config: SiteConfig): string =>
	plainPage(title, html`<p><a href="${PATH}">zurück zum Postausgang</a></p><h1>${title}</h1>${body}`, config);

export function registerOutboxPage(config: SiteConfig) {
	const folder = outboxFolder(config.dataDir);
	const read = async (name: string): Promise<Buffer> => {
		if (!NAME.test(name)) throw refuse("not_found");
		return readFile(join(folder, name)).catch(() => {
			throw refuse("not_found");
		});
	};

	return (fastify: FastifyInstance): void => {
		const send = (reply: FastifyReply, page: string) =>
			reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store").send(page);

		fastify.get<{ Querystring: Record<string, unknown> }>(PATH, async ({ query }, reply) => {
			const before = query[BEFORE_PARAM];
			return send(reply, listPage(await pageOf(folder, typeof before === "string" ? before : undefined), config));
		});

		fastify.get<{ Params: { name: string } }>(`${PATH}/:name`, async ({ params: { name } }, reply) => {
			const content = await read(name);
			if (name.endsWith(".sms.txt")) {
				const { to, text } = parseSms(content.toString());
				return send(reply, messagePage(`SMS an ${to}`, html`<pre>${withLinks(text)}</pre>`, config));
			}
			const mail = await PostalMime.parse(content);
			return send(reply, messagePage(mail.subject ?? "(ohne Betreff)", mailBody(`${PATH}/${name}`, mail), config));
		});

		fastify.get<{ Params: { name: string } }>(`${PATH}/:name/html`, async ({ params: { name } }, reply) => {
			const mail = await PostalMime.parse(await read(name));
			reply.header("Content-Security-Policy", MAIL_POLICY);
			return send(reply, markupOf(mail));
		});

		fastify.get<{ Params: { name: string; index: string } }>(
			`${PATH}/:name/anhang/:index`,
			async ({ params: { name, index } }, reply) => {
				const file = filesOf(await PostalMime.parse(await read(name)))[Number(index)];
				if (!file) throw refuse("not_found");
				const { mimeType, filename = "anhang", content } = file;
				// Only what a browser shows without running anything is opened in it.
				const isShown = mimeType === "application/pdf";
				return reply
					.type(isShown ? mimeType : "application/octet-stream")
					.header(
						"Content-Disposition",
						`${isShown ? "inline" : "attachment"}; filename="${filename?.replace(/[^\w.-]/g, "_")}"`,
					)
					.header("Cache-Control", "no-store")
					.send(typeof content === "string" ? content : Buffer.from(content as ArrayBuffer));
			},
		);
	};
}
