import { requestUrl } from "#browser/api/http-api.ts";
import { HANDOUT_TYPES } from "#contract/handouts.ts";
import { type HandoutMoment, handouts } from "#contract/office/handouts.ts";
import { sendFile } from "../send-file.ts";

/** By its name, where the browser does not know it; the server looks into it anyway. */
function typeOf({ type, name }: File): string {
	const [, extension = ""] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
	const [known] = Object.entries(HANDOUT_TYPES).find(([, value]) => value === extension) ?? [];
	return type || known || "application/octet-stream";
}

export const sendHandout = (
	dateId: number,
	file: File,
	visible: HandoutMoment,
	onProgress: (share: number) => void,
): Promise<unknown> => {
	const url = requestUrl(handouts.add, { params: { id: dateId }, query: { name: file.name, visible } });
	return sendFile({ url, file, type: typeOf(file), onProgress });
};
