// The yardstick: the least a Node server can do for the same bytes. Answers arrive on standard input.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const answers = new Map();
for (const { path, headers, body } of await json(process.stdin))
	answers.set(path, { headers, body: Buffer.from(body, "base64") });

createServer((request, response) => {
	const answer = answers.get(request.url);
	if (!answer) {
		response.writeHead(404).end();
		return;
	}
	response.writeHead(200, answer.headers);
	response.end(answer.body);
}).listen(Number(process.argv[2]), "127.0.0.1");
