import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod/mini";
import { TAX_CATEGORIES } from "#contract/money.ts";
import { htmlOfMarkdown } from "#server/content/html.ts";
import { contentFolder } from "./content-folder.ts";

/** The demo content as files: Markdown with a YAML head, checked when it is read. */

const euro = z.nullable(z.string().check(z.regex(/^\d+\.\d{2}$/)));

const CategoryHead = z.object({ slug: z.string(), name: z.string() });
const PlaceHead = z.object({
	name: z.string(),
	street: z.string(),
	postcode: z.string(),
	city: z.string(),
	directions: z.string(),
	step_free: z.boolean(),
	step_free_note: z.nullable(z.string()),
	map_url: z.string(),
});
const LecturerHead = z.object({ name: z.string(), role: z.string() });
const ArticleHead = z.object({
	title: z.string(),
	category: z.string(),
	author: z.string(),
	lecturer: z.optional(z.string()),
	days_ago: z.int(),
	teaser_text: z.string(),
	image_alt: z.string(),
});
const SeminarHead = z.object({
	topic: z.string(),
	category: z.string(),
	lecturer: z.string(),
	duration: z.string(),
	minutes: z.int(),
	location: z.string(),
	place: z.optional(z.string()),
	room: z.optional(z.string()),
	price: euro,
	tax_category: z._default(z.enum(TAX_CATEGORIES), "standard"),
	tax_supported: z.boolean(),
	is_online: z.boolean(),
	highlighted: z.boolean(),
	image_alt: z.string(),
	dates: z.array(
		z.object({
			in_days: z.int().check(z.gte(1)),
			time: z.string(),
			capacity: z.optional(z.int()),
			cancelled: z.optional(z.boolean()),
			fully_booked: z.optional(z.boolean()),
			deactivated: z.optional(z.boolean()),
		}),
	),
});
const CourseHead = z.object({
	topic: z.string(),
	category: z.string(),
	lecturer: z.string(),
	duration: z.string(),
	minutes: z.int(),
	price: euro,
	is_active: z.boolean(),
	days_ago: z.int(),
	image_alt: z.string(),
});

const Chapters = z.record(
	z.string(),
	z.array(z.object({ start_seconds: z.number(), title: z.string(), text: z.string() })),
);

function readFolder<T extends z.ZodMiniType>(name: string, head: T) {
	const folder = `${contentFolder}/${name}`;
	return readdirSync(folder)
		.filter((file) => file.endsWith(".md"))
		.sort()
		.map((file) => {
			const [, yaml = "", body = ""] =
				/^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(`${folder}/${file}`, "utf8")) ?? [];
			const result = z.safeParse(head, parse(yaml));
			if (!result.success) throw new Error(`content/${name}/${file}: ${z.prettifyError(result.error)}`);
			return {
				slug: file.slice(0, -".md".length),
				...(result.data as z.output<T> & object),
				html: htmlOfMarkdown(body),
			};
		});
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(`${contentFolder}/${name}.json`, "utf8"));
const readList = <T extends z.ZodMiniType>(name: string, entry: T) => z.parse(z.array(entry), readJson(name));

export const readContent = () => ({
	categories: readList("categories", CategoryHead),
	places: readList("places", PlaceHead),
	lecturers: readFolder("lecturers", LecturerHead),
	articles: readFolder("articles", ArticleHead),
	seminars: readFolder("seminars", SeminarHead),
	courses: readFolder("courses", CourseHead),
	/** Of the film of a category. */
	chapters: z.parse(Chapters, readJson("chapters")),
});

export type DemoContent = ReturnType<typeof readContent>;
