// The yardstick: the least a Node server can do for the same bytes, with one process or with several on one port. Answers
// arrive on standard input.
import cluster from "node:cluster";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const [, , port, processes = "1"] = process.argv;

function serve(list) {
	const answers = new Map(
		list.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, "base64") }]),
	);
	createServer((request, response) => {
		const answer = answers.get(request.url);
		if (!answer) {
			response.writeHead(404).end();
			return;
		}
		response.writeHead(200, answer.headers);
		response.end(answer.body);
	}).listen(Number(port), "127.0.0.1");
}

if (cluster.isWorker) process.once("message", serve);
else {
	const list = await json(process.stdin);
	if (processes === "1") serve(list);
	else for (let index = 0; index < Number(processes); index += 1) cluster.fork().send(list);
}
