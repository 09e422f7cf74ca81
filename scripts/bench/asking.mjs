import { Agent, request } from "node:http";

let clients = 0;
const clientAddress = () => {
	clients += 1;
	return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

export const newAgent = (atOnce) => new Agent({ keepAlive: true, maxSockets: atOnce });

/** One question from an address that nobody has asked from yet. */
export function send(agent, { url, method = "GET", headers = {}, body, expected = 200 }) {
	return new Promise((resolve, reject) => {
		const type = body ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) } : {};
		const options = { agent, method, headers: { "X-Forwarded-For": clientAddress(), ...type, ...headers } };
		request(url, options, (response) => {
			response.resume();
			response.on("end", () =>
				response.statusCode === expected
					? resolve()
					: reject(new Error(`${method} ${url} antwortete ${response.statusCode} statt ${expected}.`)),
			);
		})
			.on("error", reject)
			.end(body);
	});
}

/** How often a second so many at once get something done; each takes the next until there is none or time is up. */
export async function rateOf(work, next, atOnce, seconds) {
	const start = performance.now();
	let done = 0;
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (let item = next(); item && performance.now() - start < seconds * 1000; item = next()) {
				await work(item);
				done += 1;
			}
		}),
	);
	return done / ((performance.now() - start) / 1000);
}

/** How long each takes, one after the other, in milliseconds. */
export async function timesOf(next, seconds) {
	const agent = newAgent(1);
	const times = [];
	const timed = async (item) => {
		const begun = performance.now();
		await send(agent, item);
		times.push(performance.now() - begun);
	};
	await rateOf(timed, next, 1, seconds);
	agent.destroy();
	return times;
}

/** Requests per second. */
export async function rate(next, atOnce, seconds) {
	const agent = newAgent(atOnce);
	const found = await rateOf((item) => send(agent, item), next, atOnce, seconds);
	agent.destroy();
	return found;
}
