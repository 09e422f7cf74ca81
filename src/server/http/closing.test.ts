import { expect, test } from "vitest";
import { testApp } from "#tests/support/app.ts";

test("RUN-18 whoever still asks while it closes gets an answer, and is told that it is the last one there", async () => {
	const { fastify } = await testApp();
	const closed = fastify.close();
	const { statusCode, headers } = await fastify.inject("/health/live");
	expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: "close" });
	await closed;
});
