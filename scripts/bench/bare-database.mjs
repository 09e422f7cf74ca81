// The yardstick of the shop: Fastify with one indexed SELECT on the same database, and a film as a plain file stream.
import { createReadStream } from "node:fs";
import Fastify from "fastify";
import pg from "pg";

const [, , port, url, film] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const fastify = Fastify();

fastify.get("/course/:id", async ({ params: { id } }) => {
	const { rows } = await pool.query("select id, slug, topic, price_cents from courses where id = $1", [id]);
	return { data: rows[0] };
});

fastify.get("/film", (request, reply) => {
	const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range) ?? [];
	reply.code(206).header("Content-Length", Number(end) - Number(start) + 1);
	return reply.send(createReadStream(film, { start: Number(start), end: Number(end) }));
});

await fastify.listen({ port: Number(port), host: "127.0.0.1" });
