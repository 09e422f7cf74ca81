import type { WrittenFilm } from "#contract/office/course-writing.ts";

type Remark = WrittenFilm["remarks"][number];

export interface FilmRow {
	video_codec: string | null;
	audio_codec: string | null;
	is_fast_start: boolean | null;
	prepared_at: Date | null;
	width: number | null;
	height: number | null;
}

const HIGH_10_AND_ABOVE = /^avc[13]\.(?:6e|7a|f4|2c)/i;

/** What people call it who have made the film. */
const NAMES: [RegExp, string][] = [
	[/^(?:hvc1|hev1)/, "H.265 (HEVC)"],
	[/^(?:dvh|dva)/, "Dolby Vision"],
	[/^ap(?:cn|ch|cs|co|4h|4x)/, "Apple ProRes"],
	[/^mp4v/, "MPEG-4 Visual"],
	[/^ac-3|^ec-3/, "Dolby Digital"],
	[/^alac/, "Apple Lossless"],
	[/^(?:pcm|sowt|twos|lpcm|in24|fl32)/, "unkomprimierter Ton (PCM)"],
];
const nameOf = (codec: string): string => NAMES.find(([form]) => form.test(codec))?.[1] ?? codec;

const EXPORT_ANEW = "Bitte den Film noch einmal als MP4 mit H.264 und AAC ausgeben.";

function pictureRemark(codec: string): Remark | null {
	if (HIGH_10_AND_ABOVE.test(codec))
		return { tone: "err", text: `Das Bild hat mehr als 8 Bit Farbtiefe, das zeigt kaum ein Browser. ${EXPORT_ANEW}` };
	if (/^avc[13]\./.test(codec)) return null;
	if (/^(?:vp09|vp8|vp9|av01)/.test(codec))
		return { tone: "warn", text: "Ältere iPhones und Macs zeigen dieses Bildformat nicht. Sicher ist H.264." };
	return { tone: "err", text: `Das Bild ist in ${nameOf(codec)}, das zeigen viele Browser nicht. ${EXPORT_ANEW}` };
}

function soundRemark(codec: string | null): Remark | null {
	if (codec === null) return { tone: "warn", text: "Der Film hat keinen Ton. Ist das so gewollt?" };
	if (/^(?:mp4a\.(?:40|69|6b)|mp3|opus|flac)/i.test(codec)) return null;
	return { tone: "err", text: `Der Ton ist in ${nameOf(codec)}, den spielen Browser nicht ab. ${EXPORT_ANEW}` };
}

const SMALL_HEIGHT = 480;

/** COURSE-03: what is to be known of a film before people see it. */
export function remarksOf(film: FilmRow): Remark[] {
	// Films from before anybody looked at that.
	if (film.video_codec === null) return [];
	const isSmall = film.height !== null && film.width !== null && Math.min(film.height, film.width) < SMALL_HEIGHT;
	const remarks = [
		pictureRemark(film.video_codec),
		soundRemark(film.audio_codec),
		isSmall ? { tone: "warn" as const, text: "Das Bild ist klein und wird auf großen Bildschirmen unscharf." } : null,
		film.is_fast_start === false && film.prepared_at === null
			? { tone: "info" as const, text: "Der Film begänne erst spät zu laufen. Das ändern wir gerade von selbst." }
			: null,
	];
	return remarks.filter((remark) => remark !== null);
}

export const isPlayable = (film: FilmRow): boolean => !remarksOf(film).some(({ tone }) => tone === "err");

/** Whether every player that asks for pieces plays them. */
export const hasPieces = ({ video_codec, audio_codec }: Pick<FilmRow, "video_codec" | "audio_codec">): boolean =>
	/^avc[13]\./.test(video_codec ?? "") && (audio_codec === null || /^mp4a\.40/.test(audio_codec));
