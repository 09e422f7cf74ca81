import { randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

/** Somebody writes to the house, each from a connection of their own: one may do so only so often. */
export async function writeToHouse(
	request: APIRequestContext,
	data: { name: string; email: string; description: string },
): Promise<void> {
	const headers = { "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
	expect((await request.post("/api/v1/form/consulting", { data, headers })).status()).toBe(201);
}
