// Pages that nobody has asked for since something changed, one after the other: what the whole answer takes of a core,
// whatever the machine does besides, and how long somebody waits for it.
import { coreSeconds } from "../core-seconds.mjs";
import { median } from "../median.mjs";
import { connect } from "./database.mjs";
import { goal } from "./goals.mjs";

const ROUNDS = 40;
/** As a process is that has run for a while. */
const WARM_ROUNDS = 30;
const SETTLE_MS = 300;
const GOAL_MS = 10;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function timeOf(url) {
	const start = performance.now();
	await (await fetch(url)).arrayBuffer();
	return performance.now() - start;
}

export async function benchArticles({ baseUrl, dataDir, pid, number }) {
	const { data } = await (await fetch(`${baseUrl}/api/v1/blog_post?per_page=20`)).json();
	const client = await connect(dataDir);
	const [articles, lists, cores] = [[], [], []];
	for (let round = 0; round < ROUNDS; round += 1) {
		await client.query("notify content_changed");
		await pause(SETTLE_MS);
		const times = [];
		const before = coreSeconds(pid);
		for (const { slug } of data) times.push(await timeOf(`${baseUrl}/ratgeber/${slug}`));
		const taken = coreSeconds(pid) - before;
		if (round < WARM_ROUNDS) continue;
		articles.push(...times);
		cores.push((taken * 1000) / data.length);
		lists.push(await timeOf(`${baseUrl}/ratgeber?suche=${round}`));
	}
	await client.end();
	const ms = median(cores);
	console.log(
		`\nOhne Zwischenspeicher: Artikel ${number(ms, 1)} ms eines Kerns, Antwort nach ${number(median(articles), 1)} ms; ` +
			`Ratgeber-Liste nach ${number(median(lists), 1)} ms  ${goal(`Artikel bis ${GOAL_MS} ms`, ms <= GOAL_MS)}`,
	);
}
