import { refuse } from "#contract/errors.ts";

/** The fields of a form, `application/x-www-form-urlencoded` or `multipart/form-data`; files are no fields. */
export async function readForm(body: Buffer, contentType: string): Promise<Record<string, string>> {
	const form = await new Response(new Uint8Array(body), { headers: { "Content-Type": contentType } })
		.formData()
		.catch(() => {
			throw refuse("bad_request");
		});
	return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
