import { officeLabelOf } from "#contract/office/field-words.ts";
import type { BatchChange, NewBatch, OfficeBatch } from "#contract/office/voucher-rows.ts";
import type { Version } from "../edit/use-edit.ts";

export const COVERS = ["all", "some", "none"] as const;
export type Cover = (typeof COVERS)[number];

/** What the controls hold; chosen seminars and courses stand as numbers with commas. */
export interface Typed extends Record<string, string> {
	name: string;
	valid_from: string;
	valid_until: string;
	seminars: string;
	seminar_ids: string;
	courses: string;
	course_ids: string;
}
export interface NewTyped extends Typed {
	discount: string;
	kind: string;
	chosen_code: string;
	count: string;
	prefix: string;
	max_uses: string;
}

export const LABELS: Record<string, string> = Object.fromEntries(
	[
		...["name", "discount", "valid_from", "valid_until", "seminar_ids", "course_ids"],
		...["chosen_code", "count", "prefix", "max_uses"],
	].map((name) => [name, officeLabelOf(name)]),
);

export const idsIn = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));
const coverOf = (ids: readonly number[] | null): Cover => (ids === null ? "all" : ids.length > 0 ? "some" : "none");
const covered = (cover: string, ids: string): number[] | null =>
	cover === "all" ? null : cover === "none" ? [] : idsIn(ids);

export const NEW_BATCH: Version<NewTyped> = {
	revision: 0,
	values: {
		...{ name: "", discount: "20", valid_from: "", valid_until: "" },
		...{ seminars: "all", seminar_ids: "", courses: "all", course_ids: "" },
		...{ kind: "many", chosen_code: "", count: "50", prefix: "", max_uses: "1" },
	},
};

export const versionOf = (batch: OfficeBatch): Version<Typed> => ({
	revision: batch.revision,
	values: {
		name: batch.name,
		valid_from: batch.valid_from ?? "",
		valid_until: batch.valid_until ?? "",
		seminars: coverOf(batch.seminar_ids),
		seminar_ids: (batch.seminar_ids ?? []).join(","),
		courses: coverOf(batch.course_ids),
		course_ids: (batch.course_ids ?? []).join(","),
	},
});

export const changeOf = (values: Typed): BatchChange => ({
	name: values.name,
	valid_from: values.valid_from || null,
	valid_until: values.valid_until || null,
	seminar_ids: covered(values.seminars, values.seminar_ids),
	course_ids: covered(values.courses, values.course_ids),
});

export function bodyOf(values: NewTyped): NewBatch {
	const isOne = values.kind === "one";
	return {
		...changeOf(values),
		discount: Number(values.discount),
		max_uses: values.max_uses === "" ? null : Number(values.max_uses),
		chosen_code: isOne ? values.chosen_code : null,
		count: isOne ? null : Number(values.count),
		prefix: isOne ? null : values.prefix || null,
	};
}
