import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { NOTICE_KINDS } from "#contract/site.ts";
import { officeEndpoint } from "./endpoint.ts";
import { dayOrEmpty as day } from "./iso-day.ts";
import { revision } from "./revision.ts";

const ADDRESS = "Bitte eine Adresse angeben die mit / oder https:// beginnt";
const address = field
	.text(300)
	.check(
		z.refine(
			(value: string) =>
				value === "" || /^\/(?![/\\])/.test(value) || (URL.canParse(value) && value.startsWith("https://")),
			ADDRESS,
		),
	);

/** LIB-04: what stands over the home page and over all pages. */
export const Frame = z.object({
	banner_shown: z.boolean(),
	/** Empty: what the article itself is called. */
	banner_text: field.text(120),
	/** The last day of that text; empty for as long as it stands there. */
	banner_until: day,
	/** Empty: there is no announcement. */
	notice_text: field.text(200),
	notice_link: address,
	notice_from: day,
	notice_until: day,
	notice_kind: z.enum(NOTICE_KINDS),
});

/** None: the newest article; no seminar at all. */
const Chosen = z.object({ banner_article_id: z.nullable(field.id), tip_seminar_id: z.nullable(field.id) });

export const HomeInput = z.extend(Frame, Chosen.shape);
export type HomeInput = z.output<typeof HomeInput>;

const Home = z.extend(HomeInput, {
	revision,
	articles: z.array(z.object({ id: z.int(), title: z.string() })),
	seminars: z.array(z.object({ id: z.int(), title: z.string() })),
});
export type Home = z.output<typeof Home>;

const PARTNERS_MOST = 24;
const PartnerInput = z.object({
	name: field.limitedText(80),
	url: address,
	/** A logo of the library; empty for none. */
	image: field.text(300),
	is_shown: z.boolean(),
});
export type PartnerInput = z.output<typeof PartnerInput>;

export const PartnersInput = z.object({
	partners: z.array(PartnerInput).check(z.maxLength(PARTNERS_MOST, `Höchstens ${PARTNERS_MOST} Partner`)),
});
const KeptPartners = z.extend(PartnersInput, { revision });
export type KeptPartners = z.output<typeof KeptPartners>;

export const home = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/home",
		access: "content.publish",
		summary: "Was auf der Startseite und über allen Seiten steht",
		response: single(Home),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/home",
		access: "content.publish",
		audit: "home_changed",
		summary: "Ändert Band und Tipp und Hinweis; sofort auf allen Seiten",
		refuses: ["changed_meanwhile"],
		body: z.extend(HomeInput, { revision }),
		response: single(Home),
	}),
	partners: officeEndpoint({
		method: "GET",
		path: "/office/partner",
		access: "content.publish",
		summary: "Partner und Förderer in ihrer Reihenfolge",
		response: single(KeptPartners),
	}),
	changePartners: officeEndpoint({
		method: "PUT",
		path: "/office/partner",
		access: "content.publish",
		audit: "partners_changed",
		summary: "Ändert die Reihe der Partner und Förderer als Ganzes",
		refuses: ["changed_meanwhile"],
		body: KeptPartners,
		response: single(KeptPartners),
	}),
};
