import type { IconShape } from "#browser/ui/icon.tsx";
import type { HitKind } from "#contract/office/search.ts";
import * as icons from "./icons.ts";

/** The sign of each kind of thing, the same wherever it is named. */
export const KIND_ICONS: Record<HitKind | "other", IconShape> = {
	person: icons.user,
	booking: icons.ticket,
	order: icons.invoice,
	invoice: icons.euro,
	voucher: icons.scissors,
	date: icons.armchair,
	seminar: icons.courses,
	article: icons.file,
	course: icons.video,
	letter: icons.mail,
	other: icons.history,
};
