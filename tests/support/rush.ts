import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Booking } from "#contract/sign-ups.ts";
import type { WaitingRequest } from "#contract/waiting-list.ts";
import { signUpFor } from "./builders.ts";

/**
 * Many people want one of few seats at the same moment. Each has a line, an address and a key of their own, asks again
 * with that key when there is no answer, and remembers what they were told.
 */

const ASK_AGAIN_MS = 500;
const PATIENCE_MS = 120_000;
/** Of those without a seat so many in ten want to wait for one. */
const WAITERS_OF_TEN = 5;

export interface DateWanted {
	/** Of the seminar. */
	id: number;
	presence_seminar_date_id: number;
}

export interface Reply {
	/** 0 when the connection broke. */
	status: number;
	body: unknown;
}

export interface Comer {
	index: number;
	email: string;
	persons: number;
	agent: Agent;
	/** What a trusted proxy says where they come from. */
	address: string;
}

export interface Outcome {
	index: number;
	email: string;
	persons: number;
	/** Milliseconds of the machine's own clock. */
	askedAt: number;
	answeredAt: number;
	tries: number;
	told: "seat" | "full" | "nothing";
	/** Of the booking. */
	number: string;
	/** What they read when there was no seat. */
	sentence: string;
	isWaiting: boolean;
}

export const comer = (index: number): Comer => ({
	index,
	email: `andrang${index}@vsz.example`,
	persons: 1 + (index % 4),
	agent: new Agent({ keepAlive: true, maxSockets: 1 }),
	address: `10.${100 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`,
});

/** One question over somebody's own line. */
export function ask({ agent, address }: Comer, method: string, url: string, body?: object): Promise<Reply> {
	const payload = body && JSON.stringify(body);
	const type = payload && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(payload) };
	return new Promise((resolve) => {
		const broken = () => resolve({ status: 0, body: null });
		// Pages come as browsers take them; answers are read here.
		const encoding = url.includes("/api/") ? "identity" : "br";
		const headers = { "X-Forwarded-For": address, "Accept-Encoding": encoding, ...type };
		request(url, { agent, method, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on("data", (chunk: Buffer) => chunks.push(chunk));
			response.on("error", broken);
			response.on("end", () => {
				const isJson = String(response.headers["content-type"]).includes("json");
				const body = isJson ? JSON.parse(Buffer.concat(chunks).toString()) : null;
				resolve({ status: response.statusCode ?? 0, body });
			});
		})
			.on("error", broken)
			.end(payload);
	});
}

/** What says no more than that one should try again. */
const NO_ANSWER = [0, 408, 503];

/** Asks until there is an answer. */
async function insist(attempt: () => Promise<Reply>): Promise<Reply & { tries: number }> {
	const since = performance.now();
	for (let tries = 1; ; tries += 1) {
		const reply = await attempt();
		if (!NO_ANSWER.includes(reply.status) || performance.now() - since > PATIENCE_MS) return { ...reply, tries };
		await sleep(ASK_AGAIN_MS);
	}
}

const messageOf = ({ body }: Reply): string => (body as { message?: string } | null)?.message ?? "";

async function wait(person: Comer, url: string, date: DateWanted): Promise<boolean> {
	const wish: WaitingRequest = {
		presence_seminar_id: date.id,
		presence_seminar_date_id: date.presence_seminar_date_id,
		name: "Mika Sommer",
		email: person.email,
		number_of_persons: person.persons,
	};
	const { status } = await insist(() => ask(person, "POST", `${url}/api/v1/waiting_list`, wish));
	return status === 201;
}

/** Somebody who has not come as far as the form. */
export function gaveUp({ index, email, persons, agent }: Comer, sentence: string): Outcome {
	agent.destroy();
	const now = performance.now();
	const nothing = { told: "nothing", number: "", sentence, isWaiting: false } as const;
	return { index, email, persons, askedAt: now, answeredAt: now, tries: 0, ...nothing };
}

/** Signs up; who finds no seat may go on the waiting list. */
export async function signUp(person: Comer, url: string, date: DateWanted): Promise<Outcome> {
	const { index, email, persons } = person;
	const key = randomBytes(16).toString("hex");
	const wish = signUpFor(date, { email, number_of_persons: persons, idempotency_key: key });
	const askedAt = performance.now();
	const reply = await insist(() => ask(person, "POST", `${url}/api/v1/form/presence_seminar`, wish));
	const answeredAt = performance.now();
	const { number = "" } = (reply.body as { data?: Booking } | null)?.data ?? {};
	const told = reply.status === 201 ? "seat" : reply.status === 409 ? "full" : "nothing";
	const isWaiting = told === "full" && index % 10 < WAITERS_OF_TEN && (await wait(person, url, date));
	person.agent.destroy();
	const { tries } = reply;
	const sentence = told === "seat" ? "" : messageOf(reply);
	return { index, email, persons, askedAt, answeredAt, tries, told, number, sentence, isWaiting };
}
