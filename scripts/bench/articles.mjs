// Pages that nobody has asked for since something changed: the time of the whole answer, one after the other.
import { median } from "../median.mjs";
import { connect } from "./database.mjs";
import { goal } from "./goals.mjs";

const ROUNDS = 6;
const WARM_ROUNDS = 2;
const SETTLE_MS = 300;
const GOAL_MS = 10;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function timeOf(url) {
	const start = performance.now();
	await (await fetch(url)).arrayBuffer();
	return performance.now() - start;
}

export async function benchArticles({ baseUrl, dataDir, number }) {
	const { data } = await (await fetch(`${baseUrl}/api/v1/blog_post?per_page=20`)).json();
	const client = await connect(dataDir);
	const [articles, lists] = [[], []];
	for (let round = 0; round < ROUNDS; round += 1) {
		await client.query("notify content_changed");
		await pause(SETTLE_MS);
		const times = [];
		for (const { slug } of data) times.push(await timeOf(`${baseUrl}/ratgeber/${slug}`));
		if (round < WARM_ROUNDS) continue;
		articles.push(...times);
		lists.push(await timeOf(`${baseUrl}/ratgeber?suche=${round}`));
	}
	await client.end();
	const ms = median(articles);
	console.log(
		`\nOhne Zwischenspeicher: Artikel ${number(ms, 1)} ms, Ratgeber-Liste ${number(median(lists), 1)} ms  ` +
			goal(`Artikel bis ${GOAL_MS} ms`, ms <= GOAL_MS),
	);
}
