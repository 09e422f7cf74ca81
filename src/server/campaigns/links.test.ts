import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLinkCheck } from "./links.ts";

const asked: string[] = [];
const server = createServer((request, response) => {
	asked.push(`${request.method} ${request.url}`);
	const path = request.url ?? "";
	if (path === "/weiter") response.writeHead(302, { Location: "/gut" });
	else if (path === "/hinein") response.writeHead(302, { Location: "http://169.254.169.254/latest" });
	else if (path === "/kreis") response.writeHead(302, { Location: "/kreis" });
	else response.writeHead(path === "/weg" ? 404 : path === "/nur-get" && request.method === "HEAD" ? 405 : 200);
	response.end();
});
let site = "";

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test("NEWS-01 links to other sites are looked at where they lead; each that leads nowhere is named once", async () => {
	const check = createLinkCheck({ isInner: (address) => address !== "127.0.0.1" });
	const paths = ["/gut", "/gut", "/weiter", "/nur-get", "/weg", "/kreis", "/hinein"];
	expect(await check(paths.map((path) => site + path))).toEqual({
		checked: 6,
		notes: [
			`${site}/weg führt ins Leere.`,
			`${site}/kreis antwortet mit einem Fehler (508).`,
			`${site}/hinein gibt es im Internet nicht.`,
		],
	});
	expect(asked).toContain("GET /nur-get");
});

test("NEWS-01 nobody is led into the network behind the house, by number or by name", async () => {
	asked.length = 0;
	const inside = [site, site.replace("127.0.0.1", "localhost"), "http://[::1]/", "http://10.0.0.1/"];
	const { notes } = await createLinkCheck()(inside);
	expect(notes).toEqual(inside.map((address) => `${address} gibt es im Internet nicht.`));
	expect(asked).toEqual([]);
});
