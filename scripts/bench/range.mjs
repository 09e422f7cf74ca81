// Large pieces of a film beside nginx with sendfile, where it is installed: how many megabytes a second leave.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { median } from "../median.mjs";
import { goal } from "./goals.mjs";

const PORT = 4303;
const AT_ONCE = 4;
const FILM_BYTES = 64 * 1024 ** 2;
const ROUNDS = 3;
const GOAL_MB = 1_000;
const GOAL_RATIO = 0.5;

/** One range over a bare socket into one buffer, so that taking costs next to nothing. */
const take = (url, size) =>
	new Promise((resolve, reject) => {
		const { hostname, port, pathname, search } = new URL(url);
		let bytes = 0;
		const callback = (length) => {
			bytes += length;
			return true;
		};
		const onread = { buffer: Buffer.allocUnsafe(1024 ** 2), callback };
		const socket = connect({ host: hostname, port: Number(port), onread });
		socket.on("error", reject);
		// Its headers come along.
		socket.on("close", () => (bytes > size ? resolve(size) : reject(new Error(`${url}: nur ${bytes} Bytes.`))));
		socket.write(
			`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nRange: bytes=0-${size - 1}\r\nConnection: close\r\n\r\n`,
		);
	});

async function megabytesPerSecond(url, size, seconds) {
	const start = performance.now();
	let bytes = 0;
	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			while (performance.now() - start < seconds * 1000) bytes += await take(url, size);
		}),
	);
	return bytes / 1e6 / ((performance.now() - start) / 1000);
}

function startNginx(file) {
	if (spawnSync("nginx", ["-v"]).error) return null;
	const folder = mkdtempSync(join(tmpdir(), "vsz-nginx-"));
	mkdirSync(join(folder, "temp"));
	const temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${folder}/temp/${name};`,
	);
	const user = process.getuid() === 0 ? "user root;" : "";
	writeFileSync(
		join(folder, "nginx.conf"),
		`${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
		events {} http { access_log off; sendfile on; ${temps.join(" ")}
		server { listen 127.0.0.1:${PORT}; root ${dirname(file)}; } }`,
	);
	const server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const url = `http://127.0.0.1:${PORT}/${basename(file)}`;
	return {
		url,
		async end() {
			server.kill();
			await new Promise((resolve) => server.once("exit", resolve));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

export async function benchRange({ url, file, seconds, untilReady, number }) {
	if (statSync(file).size < FILM_BYTES) truncateSync(file, FILM_BYTES);
	const size = FILM_BYTES;
	const nginx = startNginx(file);
	if (nginx) await untilReady(nginx.url);
	const found = { own: [], nginx: [] };
	for (let round = 0; round < ROUNDS; round += 1) {
		if (nginx) found.nginx.push(await megabytesPerSecond(nginx.url, size, seconds));
		found.own.push(await megabytesPerSecond(url, size, seconds));
	}
	await nginx?.end();
	const own = median(found.own);
	const other = nginx ? median(found.nginx) : 0;
	const beside = nginx
		? `, nginx mit sendfile ${number(other)} MB/s, Verhältnis ${number(own / other, 2)}`
		: ", nginx fehlt hier";
	console.log(`\nFilm (${number(size / 1e6, 1)} MB), ${AT_ONCE} zugleich: ${number(own)} MB/s${beside}`);
	const isMet = own >= GOAL_MB || (nginx !== null && own / other >= GOAL_RATIO);
	console.log(`  ${goal(`Film ab ${number(GOAL_MB)} MB/s oder ${number(GOAL_RATIO, 1)} von nginx`, isMet)}`);
}
