import { csrfToken, requestUrl } from "#browser/api/http-api.ts";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { ApiError, type ErrorBody } from "#contract/errors.ts";
import { CSRF_HEADER } from "#contract/forgery.ts";
import { HANDOUT_TYPES } from "#contract/handouts.ts";
import { type HandoutMoment, handouts } from "#contract/office/handouts.ts";
import { changed } from "../changes.ts";

/** By its name, where the browser does not know it; the server looks into it anyway. */
function typeOf({ type, name }: File): string {
	const [, extension = ""] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
	const [known] = Object.entries(HANDOUT_TYPES).find(([, value]) => value === extension) ?? [];
	return type || known || "application/octet-stream";
}

const bodyOf = (text: string): ErrorBody => {
	try {
		return JSON.parse(text) as ErrorBody;
	} catch {
		return { code: "internal", message: "" };
	}
};

/** The only call that tells how far it is: `fetch` does not know what has left. */
export const sendHandout = (dateId: number, file: File, visible: HandoutMoment, onProgress: (share: number) => void) =>
	new Promise<void>((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
		request.onerror = () => reject(new NoAnswer("The upload was cut off."));
		request.onload = () => {
			if (request.status !== 200) return reject(new ApiError(request.status, bodyOf(request.responseText)));
			changed();
			resolve();
		};
		request.open("POST", requestUrl(handouts.add, { params: { id: dateId }, query: { name: file.name, visible } }));
		request.setRequestHeader("Content-Type", typeOf(file));
		request.setRequestHeader(CSRF_HEADER, csrfToken());
		request.send(file);
	});
