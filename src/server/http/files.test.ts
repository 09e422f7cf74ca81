import { Readable } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { type UploadedFile, upload } from "#contract/files.ts";
import { replyWithError } from "./error-reply.ts";
import { acceptUploads, fileHeaders } from "./files.ts";

const MAX_BYTES = 1000;

async function server() {
	const fastify = Fastify();
	fastify.setErrorHandler(replyWithError);
	await fastify.register(async (scope) => {
		acceptUploads(scope, upload({ types: ["image/png", "text/csv"], maxBytes: MAX_BYTES }));
		scope.post("/", async ({ body }) => {
			const { type, content } = body as UploadedFile;
			let bytes = 0;
			for await (const chunk of content) bytes += chunk.byteLength;
			return { type, bytes };
		});
	});
	const send = (type: string, payload: Buffer | Readable, headers = {}) =>
		fastify.inject({ method: "POST", url: "/", payload, headers: { "content-type": type, ...headers } });
	return send;
}

test("a file arrives with its type and all its bytes", async () => {
	const send = await server();
	expect((await send("image/png", Buffer.alloc(MAX_BYTES))).json()).toEqual({ type: "image/png", bytes: MAX_BYTES });
	expect((await send("text/csv; charset=utf-8", Buffer.from("a;b"))).json()).toEqual({ type: "text/csv", bytes: 3 });
});

test("what is too large is refused, told beforehand or not, and so is another type", async () => {
	const send = await server();
	const told = await send("image/png", Buffer.alloc(MAX_BYTES + 1));
	expect([told.statusCode, told.json().code]).toEqual([413, "body_too_large"]);
	const untold = await send("image/png", Readable.from([Buffer.alloc(600), Buffer.alloc(600)]));
	expect([untold.statusCode, untold.json().code]).toEqual([413, "body_too_large"]);
	const other = await send("application/json", Buffer.from("{}"));
	expect([other.statusCode, other.json().code]).toEqual([415, "unsupported_media_type"]);
});

test("a name with umlauts is told in both forms, and can break out of neither", () => {
	const headers = (name: string) =>
		fileHeaders({ name, type: "text/csv", content: Buffer.of() })["Content-Disposition"];
	expect(headers("liste.csv")).toBe('attachment; filename="liste.csv"');
	expect(headers("Müller.csv")).toBe(`attachment; filename="M_ller.csv"; filename*=UTF-8''M%C3%BCller.csv`);
	expect(headers('a"; x="b\r\n.csv')).not.toMatch(/[\r\n]|"b/);
});
