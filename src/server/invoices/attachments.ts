import { terms } from "#contract/legal/terms.ts";
import type { LegalSource, LegalText } from "#contract/legal/text.ts";
import { withdrawalPolicy } from "#contract/legal/withdrawal-policy.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Attachment, DrawAttachment } from "#server/outbox/transports.ts";
import { findInvoice } from "./store.ts";

const PDF = "application/pdf";

/** Draws what a letter carries. The legal texts are the same for everybody and drawn once. */
export function createAttachments({ db, config }: { db: Db; config: Config }): DrawAttachment {
	const { provider, publicUrl } = config;
	const source: LegalSource = {
		provider,
		public_url: publicUrl,
		newsletter_form_url: config.newsletterFormUrl,
		donation_form_url: config.donationFormUrl,
	};
	const drawn = new Map<string, Promise<Buffer>>();

	async function legal(name: string, text: (source: LegalSource) => LegalText): Promise<Attachment> {
		const filename = `${name}-${provider.short_name}.pdf`;
		const pdf = drawn.get(filename) ?? drawPdf({ kind: "legal", text: text(source), provider, publicUrl });
		drawn.set(filename, pdf);
		try {
			return { filename, contentType: PDF, content: await pdf };
		} catch (error) {
			drawn.delete(filename);
			throw error;
		}
	}

	async function invoice(id: number): Promise<Attachment> {
		const found = await findInvoice(db, id);
		if (!found) throw new Error(`There is no document ${id}.`);
		return {
			filename: `${found.number}.pdf`,
			contentType: PDF,
			content: await drawPdf({ kind: "invoice", invoice: found.document }),
		};
	}

	return (ref) => {
		if (ref.kind === "document") return invoice(ref.id);
		return ref.kind === "terms" ? legal("AGB", terms) : legal("Widerrufsbelehrung", withdrawalPolicy);
	};
}
