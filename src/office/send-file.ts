import { csrfToken } from "#browser/api/http-api.ts";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { ApiError, type ErrorBody } from "#contract/errors.ts";
import { CSRF_HEADER } from "#contract/forgery.ts";
import { changed } from "./changes.ts";

const bodyOf = (text: string): ErrorBody => {
	try {
		return JSON.parse(text) as ErrorBody;
	} catch {
		return { code: "internal", message: "" };
	}
};

interface Sending {
	url: string;
	file: File;
	type: string;
	/** From nothing to 1. */
	onProgress: (share: number) => void;
}

/** The only call that tells how far it is: `fetch` does not know what has left. */
export const sendFile = <Answer>({ url, file, type, onProgress }: Sending): Promise<Answer> =>
	new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
		request.onerror = () => reject(new NoAnswer("The upload was cut off."));
		request.onload = () => {
			if (request.status !== 200) return reject(new ApiError(request.status, bodyOf(request.responseText)));
			changed();
			resolve(JSON.parse(request.responseText) as Answer);
		};
		request.open("POST", url);
		request.setRequestHeader("Content-Type", type);
		request.setRequestHeader(CSRF_HEADER, csrfToken());
		request.send(file);
	});
