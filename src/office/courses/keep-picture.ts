import { csrfToken, requestUrl } from "#browser/api/http-api.ts";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { ApiError, type ErrorBody } from "#contract/errors.ts";
import { CSRF_HEADER } from "#contract/forgery.ts";

/** Into the library of pictures; answers where it stands there. */
export async function keepPicture(picture: Blob, name: string): Promise<string> {
	const url = requestUrl({ path: "/office/picture" }, { query: { kind: "scenes", name } });
	const headers = { "Content-Type": picture.type, [CSRF_HEADER]: csrfToken() };
	const answer = await fetch(url, { method: "POST", headers, body: picture }).catch((error: unknown) => {
		throw new NoAnswer("The picture was not sent.", { cause: error });
	});
	if (!answer.ok) throw new ApiError(answer.status, (await answer.json()) as ErrorBody);
	return ((await answer.json()) as { data: { path: string } }).data.path;
}
