import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { single } from "./paging.ts";

/** Who runs the site. Every value shown on a screen, in a mail or on an invoice comes from here. */
export const Provider = z.object({
	name: z.string(),
	short_name: z.string(),
	legal_name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	phone: z.string(),
	fax: z.string(),
	email: z.string(),
	management: z.string(),
	register_court: z.string(),
	register_number: z.string(),
	tax_office: z.string(),
	tax_number: z.string(),
	vat_id: z.string(),
	bank: z.string(),
	iban: z.string(),
	bic: z.string(),
	creditor_id: z.string(),
	video_platform_url: z.string(),
});
export type Provider = z.output<typeof Provider>;

/** A plain word, or one that must not be overlooked. */
export const NOTICE_KINDS = ["plain", "urgent"] as const;

export const Site = z.object({
	provider: Provider,
	public_url: z.string(),
	/** A demo at a public address, which every page has to say. */
	is_demonstration: z.boolean(),
	/** Addresses of external forms; null where the built-in form stands. */
	newsletter_form_url: z.nullable(z.string()),
	donation_form_url: z.nullable(z.string()),
	/** What somebody may give for; empty where every gift goes wherever it is needed. */
	donation_purposes: z.array(z.string()),
	/** When somebody answers the telephone; empty where nobody said. */
	opening_hours: z.string(),
	/** Over the home page: an article, and what is said of it. */
	banner: z.nullable(z.object({ slug: z.string(), title: z.string() })),
	/** Over every page, while it holds. */
	notice: z.nullable(z.object({ text: z.string(), link: z.string(), kind: z.enum(NOTICE_KINDS) })),
	/** In the order in which they stand; `url` and `image` may be empty. */
	partners: z.array(z.object({ name: z.string(), url: z.string(), image: z.string() })),
});
export type Site = z.output<typeof Site>;

export const site = {
	get: endpoint({
		method: "GET",
		path: "/site",
		access: "public",
		cache: "content",
		summary: "Anbieter und Einstellungen der Website",
		response: single(Site),
	}),
};
