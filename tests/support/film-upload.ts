import { readFile } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { FILM_UPLOAD_PATH } from "#contract/office/film-upload.ts";
import { loginHeaders, type StaffToken } from "./account.ts";
import type { TestApp } from "./app.ts";

export const filmFile = (name: string) =>
	fileURLToPath(new URL(`../../content/media/videos/${name}.mp4`, import.meta.url));

/** A real film that is longer by so many bytes, which no player looks at. */
export async function paddedFilm(bytes: number): Promise<Buffer> {
	const free = Buffer.alloc(bytes, "So lang wie ein Film. ");
	free.writeUInt32BE(bytes);
	free.write("free", 4, "latin1");
	return Buffer.concat([await readFile(filmFile("vereinsrecht")), free]);
}

const encoded = (metadata: Record<string, string | number>) =>
	Object.entries(metadata)
		.map(([key, value]) => `${key} ${Buffer.from(String(value)).toString("base64")}`)
		.join(",");

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

/** Sends films over real connections, which can be cut. */
export async function filmSender({ fastify }: TestApp, token: StaffToken) {
	if (!fastify.server.listening) await fastify.listen({ port: 0, host: "127.0.0.1" });
	const { port } = fastify.server.address() as AddressInfo;
	const own = { "tus-resumable": "1.0.0", ...loginHeaders(token) };

	const send = (method: string, path: string, headers: object = {}, body?: Buffer, cutAfter?: number) =>
		new Promise<Answer | "cut">((resolve, reject) => {
			const asked = httpRequest({ port, path, method, headers: { ...own, ...headers } }, (answer) => {
				const parts: Buffer[] = [];
				answer.on("data", (part: Buffer) => parts.push(part));
				answer.on("end", () =>
					resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts).toString() }),
				);
			});
			asked.on("error", (error) => (cutAfter === undefined ? reject(error) : resolve("cut")));
			if (cutAfter === undefined) return asked.end(body);
			asked.write(body?.subarray(0, cutAfter), () => setImmediate(() => asked.destroy()));
		});

	const whole = async (answer: Promise<Answer | "cut">): Promise<Answer> => (await answer) as Answer;

	return {
		begin: (bytes: number, metadata: Record<string, string | number>) =>
			whole(send("POST", FILM_UPLOAD_PATH, { "upload-length": bytes, "upload-metadata": encoded(metadata) })),
		offset: async (path: string) => Number((await whole(send("HEAD", path))).headers["upload-offset"] ?? Number.NaN),
		head: (path: string) => whole(send("HEAD", path)),
		piece: (path: string, offset: number, body: Buffer, cutAfter?: number) =>
			send(
				"PATCH",
				path,
				{ "upload-offset": offset, "content-type": "application/offset+octet-stream", "content-length": body.length },
				body,
				cutAfter,
			),
		cancel: (path: string) => whole(send("DELETE", path)),
	};
}
