import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatGermanDay, formatTime } from "#contract/dates.ts";
import { plainText } from "#contract/html-text.ts";
import { imageAddress } from "#contract/images.ts";
import { formatLongDate } from "#contract/long-date.ts";
import type { CampaignBlock } from "#contract/office/campaign-blocks.ts";
import type { CampaignNote } from "#contract/office/campaigns.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Block } from "#server/outbox/blocks.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { blocksOf } from "#server/outbox/markup.ts";
import { unlessRefused } from "#server/refused.ts";
import type { Seminars } from "#server/seminars/service.ts";

interface Parts {
	clock: Clock;
	sender: Sender;
	articles: Pick<Articles, "byId">;
	courses: Pick<Courses, "byId">;
	seminars: Pick<Seminars, "list">;
	/** Which of these addresses of our site lead nowhere. */
	deadAmong: (hrefs: readonly string[]) => Promise<string[]>;
}

/** What one block says now, and what is to be said of it to whoever writes. */
interface Resolved {
	blocks: Block[];
	notes: string[];
}

type Of<Kind extends CampaignBlock["kind"]> = Extract<CampaignBlock, { kind: Kind }>;

const MOST_DATES = 20;
const FEW_SEATS = 3;
const TEASER_LENGTH = 220;
const GONE: Resolved = { blocks: [], notes: [] };

const heading = (text: string): Block[] => (text ? [{ kind: "heading", text }] : []);

function shortened(html: string): string {
	const words = plainText(html);
	if (words.length <= TEASER_LENGTH) return words;
	return `${words.slice(0, words.lastIndexOf(" ", TEASER_LENGTH))} …`;
}

const urlsOf = (lines: readonly { url?: string | undefined }[][]): string[] =>
	lines.flat().flatMap(({ url }) => url ?? []);

function urlsIn(block: Block): string[] {
	if (block.kind === "paragraph") return urlsOf(block.lines);
	if (block.kind === "list") return urlsOf(block.items);
	if (block.kind === "button") return [block.url];
	return block.kind === "picture" && block.link ? [block.link] : [];
}

/** What is gone is told instead of failing. */
const orGone = (reading: Promise<Resolved>, note: string): Promise<Resolved> =>
	unlessRefused(reading, { ...GONE, notes: [note] });

function seatWords({ fully_booked, free_seats }: Seminar): string {
	if (fully_booked) return "Ausgebucht, mit Warteliste";
	if (free_seats !== null && free_seats <= FEW_SEATS)
		return free_seats === 1 ? "Noch ein Platz" : `Noch ${free_seats} Plätze`;
	return "";
}

function seatNote({ topic, fully_booked, free_seats }: Seminar): string[] {
	if (fully_booked) return [`„${topic}“ ist ausgebucht. Im Newsletter steht „Warteliste“.`];
	return free_seats === 1
		? [`„${topic}“ hat nur einen freien Platz. Bis er verschickt ist, ist er vielleicht weg.`]
		: [];
}

/** Turns blocks into what the letter says: with texts, dates and seats as they are at that moment. */
export function createCampaignContent({ clock, sender, articles, courses, seminars, deadAmong }: Parts) {
	/** Addresses of our pages; with the number of the newsletter where visits are counted. */
	const linker = (mark: number | null) => (address: string) => {
		const url = address.startsWith("/") ? sender.publicUrl + address : address;
		if (mark === null || !(url === sender.publicUrl || url.startsWith(`${sender.publicUrl}/`))) return url;
		const [page = "", hash] = url.split("#");
		return `${page}${page.includes("?") ? "&" : "?"}nl=${mark}${hash ? `#${hash}` : ""}`;
	};
	const isOwn = (url: string) => url === sender.publicUrl || url.startsWith(`${sender.publicUrl}/`);
	type Linker = ReturnType<typeof linker>;

	const textBlocks = ({ title, text }: Of<"text">, link: Linker): Block[] => {
		const marked = blocksOf(text, { values: {} }).map((block) => {
			const runs = (lines: { url?: string | undefined; text: string }[][]) =>
				lines.map((line) => line.map((run) => (run.url ? { ...run, url: link(run.url) } : run)));
			if (block.kind === "paragraph") return { ...block, lines: runs(block.lines) };
			return block.kind === "list" ? { ...block, items: runs(block.items) } : block;
		});
		return [...heading(title), ...marked];
	};

	async function articleBlocks(id: number, link: Linker): Promise<Resolved> {
		const { title, teaser_text, slug } = await articles.byId(id);
		const card = { kind: "card", title, note: shortened(teaser_text) } as const;
		return { blocks: [{ ...card, label: "Weiterlesen", url: link(paths.article(slug)) }], notes: [] };
	}

	async function courseBlocks(id: number, link: Linker): Promise<Resolved> {
		const { topic, description, slug } = await courses.byId(id);
		const card = { kind: "card", title: topic, note: shortened(description) } as const;
		return { blocks: [{ ...card, label: "Zum Videokurs", url: link(paths.course(slug)) }], notes: [] };
	}

	const dateBlock = (seminar: Seminar, link: Linker): Block[] => {
		const { date, topic, location, fully_booked, slug } = seminar;
		if (!date) return [];
		const lines = [`${formatLongDate(date)}, ${formatTime(date)}`, location, seatWords(seminar)].filter(Boolean);
		const label = fully_booked ? "Zur Warteliste" : "Infos & Anmelden";
		const url = link(paths.seminar(slug, date));
		return [
			{ kind: "date", state: fully_booked ? "full" : "free", start: date, title: topic, lines, link: { label, url } },
		];
	};

	async function dateBlocks({ title, weeks }: Of<"dates">, link: Linker): Promise<Resolved> {
		const date_to = formatGermanDay(addDays(berlinDay(clock()), weeks * 7));
		const { data } = await seminars.list({ upcoming: true, date_to, per_page: MOST_DATES });
		const open = data.filter(({ cancelled }) => !cancelled);
		if (open.length === 0) return { ...GONE, notes: [`In den nächsten ${weeks} Wochen ist kein Seminar.`] };
		return {
			blocks: [...heading(title), ...open.flatMap((seminar) => dateBlock(seminar, link))],
			notes: open.flatMap(seatNote),
		};
	}

	async function resolve(block: CampaignBlock, link: Linker): Promise<Resolved> {
		switch (block.kind) {
			case "text":
				return { blocks: textBlocks(block, link), notes: [] };
			case "article":
				return orGone(articleBlocks(block.id, link), "Dieser Artikel ist nicht veröffentlicht.");
			case "course":
				return orGone(courseBlocks(block.id, link), "Diesen Videokurs gibt es nicht öffentlich.");
			case "dates":
				return dateBlocks(block, link);
			case "picture": {
				const target = block.link ? link(block.link) : undefined;
				const url = sender.publicUrl + imageAddress(block.image).replace(/-\d+\.webp$/, "-800.webp");
				return { blocks: [{ kind: "picture", url, alt: block.alt, link: target }], notes: [] };
			}
			case "button":
				return { blocks: [{ kind: "button", label: block.label, url: link(block.link) }], notes: [] };
		}
	}

	/** What staff have linked to by hand; what is made of articles, seminars and courses leads to them. */
	async function deadLinks({ blocks }: Resolved): Promise<string[]> {
		const own = blocks.flatMap(urlsIn).filter((url) => url.startsWith(`${sender.publicUrl}/`));
		const dead = await deadAmong([...new Set(own.map((url) => url.slice(sender.publicUrl.length)))]);
		return dead.map((path) => `Der Link ${path} führt ins Leere.`);
	}

	return {
		/** What is to be said of each block to whoever writes. */
		async notesOn(blocks: readonly CampaignBlock[]): Promise<CampaignNote[]> {
			const link = linker(null);
			const notes = blocks.map(async (block) => {
				const resolved = await resolve(block, link);
				const texts = [...resolved.notes, ...(await deadLinks(resolved))];
				return texts.map((text) => ({ key: block.key, text }));
			});
			return (await Promise.all(notes)).flat();
		},

		/** Where it leads to other sites. */
		async linksOut(blocks: readonly CampaignBlock[]): Promise<string[]> {
			const resolved = await Promise.all(blocks.map((block) => resolve(block, linker(null))));
			const links = resolved.flatMap((one) => one.blocks.flatMap(urlsIn));
			return links.filter((url) => /^https?:/.test(url) && !isOwn(url));
		},

		/** `mark` is the number of a newsletter whose visits are counted. */
		async of(blocks: readonly CampaignBlock[], mark: number | null): Promise<Block[]> {
			const link = linker(mark);
			return (await Promise.all(blocks.map((block) => resolve(block, link)))).flatMap((one) => one.blocks);
		},
	};
}

export type CampaignContent = ReturnType<typeof createCampaignContent>;
