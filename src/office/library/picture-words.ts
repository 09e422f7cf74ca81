import { sizeText } from "#contract/handouts.ts";
import { MOST_USES_NAMED, type OfficePicture, USE_KINDS, type UseKind } from "#contract/office/pictures.ts";

const MANY: Record<UseKind, [one: string, many: string]> = {
	article: ["Artikel", "Artikeln"],
	seminar: ["Seminar", "Seminaren"],
	course: ["Videokurs", "Videokursen"],
	lecturer: ["Person", "Personen"],
	partner: ["Partner", "Partnern"],
	campaign: ["Newsletter", "Newslettern"],
};

/** „in 3 Artikeln und 1 Seminar“; no more are named than the newest of each kind. */
export function usedWhere({ uses }: Pick<OfficePicture, "uses">): string {
	if (uses.length === 0) return "nirgends benutzt";
	const parts = (Object.keys(USE_KINDS) as UseKind[]).flatMap((kind) => {
		const number = uses.filter((use) => use.kind === kind).length;
		const counted = number === MOST_USES_NAMED ? `mindestens ${number}` : number;
		return number === 0 ? [] : [`${counted} ${MANY[kind][number === 1 ? 0 : 1]}`];
	});
	return `in ${new Intl.ListFormat("de").format(parts)}`;
}

export const sizeOf = ({ width, height, bytes }: OfficePicture): string | null =>
	width && height ? [`${width} × ${height}`, bytes && sizeText(bytes)].filter(Boolean).join(", ") : null;

/** One line below its name. */
export const summary = (picture: OfficePicture): string =>
	[
		picture.width && `${picture.width} × ${picture.height}`,
		picture.alt === "" ? "Beschreibung fehlt" : usedWhere(picture),
	]
		.filter(Boolean)
		.join(" · ");
