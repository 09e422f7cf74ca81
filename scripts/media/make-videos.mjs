/*
 * Dreht die Beispielfilme: je Kategorie ein kleiner Kurs und eine Vorschau, mit Ton und Untertiteln.
 *
 *   apt install ffmpeg espeak-ng sox        (Debian 12; ffmpeg mit libx264)
 *   node scripts/media/make-videos.mjs      alle Filme
 *   node scripts/media/make-videos.mjs finanzen digital     nur diese Kategorien
 *
 * Das Skript läuft von Hand, die Ergebnisse liegen im Repository. Laufzeit: rund zwei Minuten je Kategorie.
 *
 * Ergebnis: content/media/videos/<kategorie>.mp4    content/media/captions/<kategorie>.vtt
 *           content/media/teasers/<kategorie>.mp4   content/media/captions/<kategorie>-teaser.vtt
 *
 * So entsteht ein Film: espeak-ng spricht jeden Satz, sox schneidet die Ränder ab, und die gemessene
 * Länge bestimmt, wie lange das Bild steht und wann der Untertitel erscheint. Die Einzelbilder malt
 * dieses Skript (Flächen und Sprites aus generate.mjs, Schrift aus letters.json) und reicht sie roh an
 * ffmpeg weiter. Bewegt wird nur in ganzen Pixeln: Das lässt sich fast verlustfrei und sehr klein packen.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { C, chair, mark, O, person, rng, scene } from "./generate.mjs";
import { LESSONS, SAY } from "./lessons.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const media = path.resolve(here, "../../content/media");
const letters = JSON.parse(fs.readFileSync(path.join(here, "letters.json"), "utf8"));
const tmp = fs.mkdtempSync(path.join(os.tmpdir(), "vsz-film-"));

const W = 960;
const H = 600;
const FPS = 25;
/* Größe in Byte, höchstens so viele Sekunden zwischen zwei Schlüsselbildern, Bit je Sekunde für den Ton */
const OUTPUT = {
	film: { limit: 449_000, gop: 4, audio: 30_000 },
	teaser: { limit: 179_000, gop: 2, audio: 32_000 },
};
const PANEL = 404; // Breite der Tafel mit dem Stichwort
const HOLUNDER = "#3b1740";

/* Farben der Kategorien, wie in den Szenen; das Tischtuch ist getönt, damit Papier darauf zu sehen ist */
const CREAM = "#FBEED8";
const LOOK = {
	vereinsrecht: { floor: C.elbe2, floor2: "#9DD0CD", seat: C.elbe, table: CREAM },
	stiftungen: { floor: C.flieder, floor2: "#BBA2DB", seat: C.holunder7, table: C.rosa2 },
	finanzen: { floor: C.sand2, floor2: "#F5E6CC", seat: C.sand, table: C.elbe },
	foerdermittel: { floor: C.wiese2, floor2: "#BFDBA3", seat: C.wiese, table: CREAM },
	ehrenamt: { floor: C.rosa, floor2: "#F5A893", seat: C.mohn, table: CREAM },
	oeffentlichkeit: { floor: C.himmel, floor2: "#A9D0EC", seat: C.himmel5, table: CREAM },
	digital: { floor: C.holunder7, floor2: "#63305D", seat: C.holunder5, table: C.flieder2 },
	vorstand: { floor: C.sand, floor2: "#E2BC87", seat: C.kaffee, table: C.sand2 },
};

/* ---------- Malen --------------------------------------------------------- */

const svg = (w, h, body, box = `0 0 ${w} ${h}`) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}">${body}</svg>`;

async function layer(source) {
	const { data, info } = await sharp(Buffer.from(source)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, w: info.width, h: info.height };
}

const canvas = () => ({ data: Buffer.alloc(W * H * 4, 255), w: W, h: H });

/** Legt ein Bild mit Deckkraft auf ein anderes; x und y sind ganze Pixel. */
function draw(target, image, x, y) {
	const x0 = Math.max(0, x),
		x1 = Math.min(target.w, x + image.w);
	const y0 = Math.max(0, y),
		y1 = Math.min(target.h, y + image.h);
	for (let row = y0; row < y1; row++) {
		let t = (row * target.w + x0) * 4;
		let s = ((row - y) * image.w + (x0 - x)) * 4;
		for (let col = x0; col < x1; col++, t += 4, s += 4) {
			const a = image.data[s + 3];
			if (a === 0) continue;
			for (let c = 0; c < 3; c++)
				target.data[t + c] = Math.round((image.data[s + c] * a + target.data[t + c] * (255 - a)) / 255);
		}
	}
}

/** Kopiert einen deckenden Ausschnitt (schnell). */
function view(target, image, sx, sy) {
	for (let row = 0; row < target.h; row++) {
		image.data.copy(
			target.data,
			row * target.w * 4,
			((row + sy) * image.w + sx) * 4,
			((row + sy) * image.w + sx + target.w) * 4,
		);
	}
}

function text(line, size, x, y, fill, anchor = "start") {
	const s = size / letters.unitsPerEm;
	let at = 0;
	let d = "";
	[...line.replace(/\u00a0/g, " ")].forEach((c, i, all) => {
		const [advance, outline] = letters.glyphs[c];
		d += `<path transform="translate(${at} 0)" d="${outline}"/>`;
		at += advance + (letters.kern[c + (all[i + 1] ?? "")] ?? 0);
	});
	const left = anchor === "middle" ? x - (at * s) / 2 : x;
	return {
		width: at * s,
		body: `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${s.toFixed(4)})" fill="${fill}">${d}</g>`,
	};
}

/** Mehrere Zeilen, senkrecht um y zentriert; wird kleiner, bis alles in die Breite passt. */
function lines(words, size, x, y, width, fill) {
	const list = words.split("|");
	const widest = Math.max(...list.map((l) => text(l, size, 0, 0, fill).width));
	const s = Math.min(size, (size * width) / widest);
	return list.map((l, i) => text(l, s, x, y + (i - (list.length - 1) / 2) * s * 1.12 + s * 0.34, fill).body).join("");
}

const ease = (t) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;

/* ---------- Einstellungen (Shots) ------------------------------------------ */
/* Jede Einstellung ist eine Funktion (Ziel, Bildnummer, Anzahl) => malt ein Bild. */

const seatPath = "M-12.5 -7h25v1.5a12.5 12.5 0 0 1-25 0z";

/** Titel: Name der Kategorie, daneben die Bildmarke, deren gelber Platz heranrückt. */
async function titleShot(title, note) {
	const full = mark({ seat: C.flieder, table: C.flieder, free: C.raps });
	const body = /<svg[^>]*>(.*)<\/svg>/s.exec(full)[1];
	const free = /<g transform="translate\(([-\d.]+) ([-\d.]+)\)[^>]*"><path[^>]*fill="#FFCB1F"\/><\/g>/.exec(body);
	const base = await layer(
		svg(
			W,
			H,
			`<rect width="${W}" height="${H}" fill="${HOLUNDER}"/>` +
				`<g transform="translate(724 300) scale(3.6)">${body.replace(free[0], "")}</g>` +
				lines(title, 84, 72, 318, 440, C.weiss) +
				text(note, 30, 74, 150, C.flieder).body,
		),
	);
	const seat = await layer(
		svg(200, 200, `<g transform="translate(${100 - 3.6 * free[1]} ${100 - 3.6 * free[2]}) scale(3.6)">${free[0]}</g>`),
	);
	const dx = Number(free[1]),
		dy = Number(free[2]),
		len = Math.hypot(dx, dy);
	return (target, f) => {
		view(target, base, 0, 0);
		const away = Math.round((1 - ease((f - 6) / 16)) * 240);
		draw(
			target,
			seat,
			Math.round(724 + 3.6 * dx - 100 + (dx / len) * away),
			Math.round(300 + 3.6 * dy - 100 + (dy / len) * away),
		);
	};
}

/** Schluss: Rapsgelb, „Ein Platz ist frei.“ */
async function endShot() {
	const body = /<svg[^>]*>(.*)<\/svg>/s.exec(mark({ free: C.weiss }))[1];
	const base = await layer(
		svg(
			W,
			H,
			`<rect width="${W}" height="${H}" fill="${C.raps}"/><g transform="translate(724 300) scale(3.6)">${body}</g>` +
				lines("Ein Platz|ist frei.", 84, 72, 300, 440, C.holunder),
		),
	);
	return (target) => view(target, base, 0, 0);
}

/** Multipliziert die Transformationen, in denen eine Stelle im SVG steckt. */
function matrixAt(source, index) {
	const stack = [[1, 0, 0, 1, 0, 0]];
	const mul = (m, k) => [
		m[0] * k[0] + m[2] * k[1],
		m[1] * k[0] + m[3] * k[1],
		m[0] * k[2] + m[2] * k[3],
		m[1] * k[2] + m[3] * k[3],
		m[0] * k[4] + m[2] * k[5] + m[4],
		m[1] * k[4] + m[3] * k[5] + m[5],
	];
	for (const tag of source.slice(0, index).matchAll(/<g\b([^>]*)>|<\/g>/g)) {
		if (tag[0] === "</g>") {
			stack.pop();
			continue;
		}
		let m = stack.at(-1);
		for (const [, name, values] of (/transform="([^"]*)"/.exec(tag[1])?.[1] ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
			const [a, b] = values.split(/[\s,]+/).map(Number);
			const t = (a * Math.PI) / 180;
			m = mul(
				m,
				name === "translate"
					? [1, 0, 0, 1, a, b ?? 0]
					: name === "rotate"
						? [Math.cos(t), Math.sin(t), -Math.sin(t), Math.cos(t), 0, 0]
						: [a, 0, 0, b ?? a, 0, 0],
			);
		}
		stack.push(m);
	}
	return stack.at(-1);
}

/** Ganze Szene: die Kamera wandert, der gelbe Stuhl rückt an den Tisch. */
async function sceneShot(kind, { seed, zoom, rotate, pan, chairAt = 0.45, slide = 260 }) {
	const SW = 1200,
		SH = 750;
	const seat = chair(C.raps);
	const inside = (v, max) => v > 110 && v < max - 110;
	let drawn = "";
	let m = [];
	// weiterblättern, bis der freie Stuhl ganz im Bild steht
	for (let page = 0; page < 40; page++) {
		drawn = scene(kind, { seed: page ? `${seed}-${page}` : seed, width: SW, height: SH, zoom, rotate });
		m = matrixAt(drawn, drawn.indexOf(seat));
		if (inside(m[4], SW) && inside(m[5], SH)) break;
	}
	drawn = drawn.replace("<svg ", `<svg width="${SW}" height="${SH}" `);
	const base = await layer(drawn.replace(seat, ""));
	const R = 150;
	const sprite = await layer(
		svg(
			2 * R,
			2 * R,
			`<g transform="matrix(${m
				.slice(0, 4)
				.map((v) => v.toFixed(4))
				.join(" ")} ${R} ${R})">${seat}</g>`,
		),
	);
	const len = Math.hypot(m[2], m[3]);
	// Am Ende steht der Stuhl bequem im Bild. Gerade Schritte: So bleiben auch die halb so feinen Farbebenen scharf.
	const even = (v, max) => 2 * Math.round(Math.min(max, Math.max(0, v)) / 2);
	const endX = even(m[4] - W / 2, SW - W);
	const endY = even(m[5] - H / 2, SH - H);
	const from = (end, max, way) => (end > max / 2 ? Math.max(0, end - way) : Math.min(max, end + way));
	return (target, f, count) => {
		const pause = Math.floor(count * chairAt);
		const way = 2 * Math.max(0, pause - f);
		const sx = pan === "x" ? from(endX, SW - W, way) : endX;
		const sy = pan === "y" ? from(endY, SH - H, way) : endY;
		view(target, base, sx, sy);
		if (f < pause) return;
		const away = Math.round((1 - ease((f - pause) / 18)) * slide);
		draw(
			target,
			sprite,
			Math.round(m[4] - R - sx + (m[2] / len) * away),
			Math.round(m[5] - R - sy + (m[3] / len) * away),
		);
	};
}

const things = {
	para: [() => O.para(), 1.75],
	sheet: [() => O.sheet(), 1.75],
	pen: [() => O.pen(C.mohn), 1.9],
	glasses: [() => O.glasses(), 2.3],
	envelope: [() => O.envelope(C.rosa2), 1.6],
	notes: [(r) => O.notes(r), 2],
	bell: [() => O.bell(), 2],
	glass: [() => O.glass(), 2.4],
	cup: [() => O.cup(C.mohn), 2],
	book: [() => O.book(C.mohn, 140), 1.5],
	coins: [() => O.coins(5), 1.9],
	plant: [() => O.plant(C.wiese, C.mohn, 8), 1.7],
	sprout: [() => O.sprout(), 2.3],
	key: [() => O.key(), 2],
	receipt: [
		() => `<rect x="-21" y="-54" width="52" height="108" fill="${C.holunder}" fill-opacity=".14"/>${O.receipt()}`,
		1.8,
	],
	calc: [() => O.calc(), 1.75],
	heartbox: [() => O.heartbox(), 1.5],
	slice: [() => O.slice(), 2],
	phone: [() => O.phone(), 2.1],
	can: [() => O.can(), 1.7],
	camera: [() => O.camera(), 1.8],
	cake: [() => O.cake(), 1.5],
	laptop: [() => O.laptop(C.elbe), 1.7],
	news: [() => O.news(), 1.6],
};

/** Tafel links, Tisch rechts: der gemeinsame Hintergrund aller Stichworte eines Films. */
async function desk(kind, title) {
	const look = LOOK[kind];
	const r = rng(`runde·${kind}`);
	const w = W - PANEL;
	const cloths = [C.mohn, C.elbe, C.flieder, C.wiese, C.holunder7, C.himmel5, C.weiss].filter(
		(c) => ![look.seat, look.table, look.floor].includes(c),
	);
	const seats = [
		[150, 74, 180],
		[412, 74, 180],
		[150, 526, 0],
	];
	let under = "";
	let over = "";
	for (const [x, y, a] of seats) {
		const cloth = cloths.splice(Math.floor(r() * cloths.length), 1)[0];
		under += `<g transform="translate(${x} ${y}) rotate(${a})">${chair(look.seat)}</g>`;
		over += `<g transform="translate(${x} ${y}) rotate(${a}) scale(1.08)">${person(r, { cloth, avoid: look.seat })}</g>`;
	}
	const room = await layer(
		svg(
			W,
			H,
			`<rect width="${W}" height="${H}" fill="${look.floor}"/><circle cx="${PANEL + 420}" cy="560" r="260" fill="${look.floor2}"/>` +
				`<g transform="translate(${PANEL} 0)">${under}<rect x="-112" y="154" width="${w + 240}" height="320" fill="${C.holunder}" fill-opacity=".16"/><rect x="-120" y="140" width="${w + 240}" height="320" fill="${look.table}"/></g>`,
		),
	);
	const people = await layer(svg(W, H, `<g transform="translate(${PANEL} 0)">${over}</g>`));
	const seat = await layer(svg(160, 160, `<g transform="translate(80 80)">${chair(C.raps)}</g>`));
	const panel = await layer(
		svg(
			PANEL,
			H,
			`<rect width="${PANEL}" height="${H}" fill="${HOLUNDER}"/>${text(title, 26, 40, 84, C.flieder).body}`,
		),
	);
	return { room, people, seat, panel };
}

/** Ein Stichwort: Mit jedem Satz kommt etwas Neues auf den Tisch, das Alte rückt unter die Tafel. */
async function cardShot({ table, words, objects, step, steps, before, seed }) {
	const r = rng(`karte·${seed}`);
	const small = Array.from(
		{ length: steps },
		(_, i) =>
			`<path transform="translate(${53 + i * 34} 540)" d="${seatPath}" fill="${i === step ? C.raps : i < step ? C.flieder : "#6b3f70"}"/>`,
	).join("");
	const words2 = await layer(svg(PANEL, 300, lines(words, 64, 40, 150, PANEL - 72, C.weiss)));
	const steps2 = await layer(svg(PANEL, H, small));
	const slots = { 1: [278], 2: [172, 392], 3: [106, 282, 458] }[objects.length];
	const sprites = await Promise.all(
		objects.map(async (name, i) => {
			const [make, scale] = things[name];
			const s = scale * (objects.length === 3 ? 0.86 : 1);
			const turn = ["cup", "slice", "plant"].includes(name) ? 0 : name === "pen" ? 32 : (r() - 0.5) * 20;
			return {
				x: PANEL + slots[i],
				y: 300 + Math.round((r() - 0.5) * 24),
				image: await layer(
					svg(400, 400, `<g transform="translate(200 200) rotate(${turn.toFixed(1)}) scale(${s})">${make(r)}</g>`),
				),
			};
		}),
	);
	const paint = (target, f, count) => {
		view(target, table.room, 0, 0);
		const near = step > 0 ? 0 : Math.round((1 - ease((f - 14) / 16)) * 170);
		draw(target, table.seat, PANEL + 412 - 80, 526 - 80 + near);
		for (const { x, y, image } of before ?? []) {
			const away = Math.round(ease(f / 14) * 560);
			if (away < 556) draw(target, image, x - 200 - away, y - 200);
		}
		sprites.forEach(({ x, y, image }, i) => {
			const start = 6 + Math.round((i * (count - 36)) / (sprites.length + 0.4));
			if (f >= start) draw(target, image, x - 200 + Math.round((1 - ease((f - start) / 14)) * (W - x + 140)), y - 200);
		});
		draw(target, table.people, 0, 0);
		draw(target, table.panel, 0, 0);
		draw(target, words2, step > 0 ? Math.round((ease(f / 10) - 1) * 60) : 0, 140);
		draw(target, steps2, 0, 0);
	};
	return { paint, sprites };
}

/* ---------- Ton ------------------------------------------------------------- */

const run = (cmd, args) => execFileSync(cmd, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const seconds = (file) => Number(run("soxi", ["-D", file]));

function speak(sentence, file) {
	let spoken = sentence.replace(/\u00a0/g, " ").replace(/ – /g, ", ");
	for (const [word, say] of Object.entries(SAY))
		spoken = spoken.replace(new RegExp(`(?<![\\p{L}\\[])${word}(?!\\p{L})`, "gu"), say);
	const raw = path.join(tmp, "raw.wav");
	run("espeak-ng", ["-v", "de", "-s", "160", "-p", "38", "-a", "160", "-g", "1", "-w", raw, spoken]);
	// Ränder abschneiden, Zischen und Brummen dämpfen
	run("sox", [
		raw,
		"-r",
		"44100",
		"-c",
		"1",
		file,
		"silence",
		"1",
		"0.02",
		"0.4%",
		"reverse",
		"silence",
		"1",
		"0.02",
		"0.4%",
		"fade",
		"t",
		"0.03",
		"reverse",
		"fade",
		"t",
		"0.01",
		"highpass",
		"90",
		"treble",
		"-4",
		"3500",
		"norm",
		"-4",
	]);
	return seconds(file);
}

/** Zwei weiche Töne, wie ein Glas auf dem Tisch. */
function chime(file) {
	const note = (freq, out) =>
		run("sox", [
			"-n",
			"-r",
			"44100",
			"-c",
			"1",
			out,
			"synth",
			"1.6",
			"sine",
			String(freq),
			"synth",
			"1.6",
			"sine",
			"mix",
			String(freq * 2.01),
			"fade",
			"l",
			"0.004",
			"1.6",
			"1.55",
			"vol",
			"0.3",
		]);
	note(523.25, path.join(tmp, "n1.wav"));
	note(783.99, path.join(tmp, "n2.wav"));
	run("sox", [path.join(tmp, "n2.wav"), path.join(tmp, "n2d.wav"), "delay", "0.22"]);
	run("sox", [
		"-m",
		path.join(tmp, "n1.wav"),
		path.join(tmp, "n2d.wav"),
		file,
		"lowpass",
		"3000",
		"fade",
		"l",
		"0",
		"1.8",
		"0.5",
		"norm",
		"-13",
	]);
}

/** Mischt alles auf eine Spur und bringt sie auf −19 LUFS (mono). */
function soundtrack(parts, length, file) {
	const mixed = path.join(tmp, "mix.wav");
	const inputs = parts.map(({ file: part, at }, i) => {
		const out = path.join(tmp, `p${i}.wav`);
		run("sox", [part, out, "pad", `${at.toFixed(3)}`, "0"]);
		return ["-v", "1", out];
	});
	run("sox", [
		...(inputs.length > 1 ? ["-m"] : []),
		...inputs.flat(),
		mixed,
		"pad",
		"0",
		"5",
		"trim",
		"0",
		length.toFixed(3),
	]);
	const target = "I=-19:TP=-3:LRA=11";
	const probe = execFileSync(
		"sh",
		["-c", `ffmpeg -hide_banner -nostats -i "${mixed}" -af loudnorm=${target}:print_format=json -f null - 2>&1`],
		{ encoding: "utf8" },
	);
	const measured = JSON.parse(/\{[^{}]*"input_i"[^{}]*\}/.exec(probe)[0]);
	run("ffmpeg", [
		"-y",
		"-loglevel",
		"error",
		"-i",
		mixed,
		"-af",
		`loudnorm=${target}:linear=true:measured_I=${measured.input_i}:measured_TP=${measured.input_tp}:measured_LRA=${measured.input_lra}:measured_thresh=${measured.input_thresh}:offset=${measured.target_offset}`,
		"-ar",
		"44100",
		"-ac",
		"1",
		file,
	]);
}

/* ---------- Untertitel -------------------------------------------------------- */

const stamp = (t) => new Date(Math.round(t * 1000)).toISOString().slice(11, 23);

function twoLines(sentence) {
	if (sentence.length <= 42) return sentence;
	const middle = sentence.length / 2;
	let best = -1;
	for (let i = 0; i < sentence.length; i++) {
		if (sentence[i] !== " ") continue;
		const bonus = /[,.:?–]/.test(sentence[i - 1]) ? 8 : 0; // lieber an der Sprechpause
		const cost = (at) => Math.abs(at - middle);
		if (best < 0 || cost(i) - bonus < cost(best) - (/[,.:?–]/.test(sentence[best - 1]) ? 8 : 0)) best = i;
	}
	return `${sentence.slice(0, best)}\n${sentence.slice(best + 1)}`;
}

const captions = (cues) =>
	`WEBVTT\n\n${cues.map(({ start, end, sentence }, i) => `${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${twoLines(sentence)}\n`).join("\n")}`;

/* ---------- Film ---------------------------------------------------------------- */

const SWEEP = { raps: [255, 203, 31, 255], holunder: [59, 23, 64, 255] };

/** Schnitt mit Wischer: Eine farbige Kante fegt über das neue Bild. Das ist viel kleiner als eine echte Blende. */
function sweep(target, t, colour) {
	const width = 96;
	const edge = Math.round(W - t * (W + width));
	for (let row = 0; row < H; row++) {
		for (let x = Math.max(0, edge); x < Math.min(W, edge + width); x++) target.data.set(colour, (row * W + x) * 4);
	}
}

/** Malt alle Bilder in eine verlustfreie Zwischendatei. */
async function master(shots, file) {
	const ffmpeg = spawn(
		"ffmpeg",
		[
			...[
				"-y",
				"-loglevel",
				"error",
				"-f",
				"rawvideo",
				"-pix_fmt",
				"rgba",
				"-s",
				`${W}x${H}`,
				"-r",
				String(FPS),
				"-i",
				"pipe:0",
			],
			...["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"],
			...["-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", file],
		],
		{ stdio: ["pipe", "inherit", "inherit"] },
	);
	const done = once(ffmpeg, "close");
	for (const { paint, frames, cut } of shots) {
		for (let f = 0; f < frames; f++) {
			const frame = canvas();
			paint(frame, f, frames);
			if (cut && f < 9) sweep(frame, (f + 1) / 9, cut);
			if (!ffmpeg.stdin.write(frame.data)) await once(ffmpeg.stdin, "drain");
		}
	}
	ffmpeg.stdin.end();
	const [code] = await done;
	if (code !== 0) throw new Error(`ffmpeg endete mit ${code}: ${file}`);
}

/** H.264 in zwei Durchgängen, damit der Film sicher unter die gewünschte Größe kommt, und AAC. */
function encode(source, sound, shots, { limit, gop, audio }, file) {
	const length = shots.reduce((sum, s) => sum + s.frames, 0) / FPS;
	const overhead = 2500 + length * 560; // Verzeichnis der MP4-Datei
	let rate = ((limit - overhead) * 8) / length - audio;
	let at = 0;
	const cuts = shots.flatMap((s) => {
		const start = at;
		at += s.frames;
		return s.cut ? [(start / FPS).toFixed(2)] : [];
	});
	const video = () => [
		...["-y", "-loglevel", "error", "-i", source, "-i", sound, "-map", "0:v", "-c:v", "libx264", "-profile:v", "high"],
		...[
			"-preset",
			"veryslow",
			"-b:v",
			String(Math.floor(rate)),
			"-x264-params",
			"psy=0:aq-mode=0:bframes=8:ref=6:scenecut=0",
		],
		...["-g", String(gop * FPS), "-force_key_frames", cuts.join(","), "-passlogfile", path.join(tmp, "pass")],
		...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
		...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact"],
	];
	// Sprache aus espeak-ng reicht bis etwa 7 kHz; der schnelle AAC-Kodierer klingt bei so wenig Bit am saubersten
	const sounds = [
		...["-map", "1:a", "-c:a", "aac", "-b:a", String(audio), "-ar", "44100", "-ac", "1"],
		...["-aac_coder", "fast", "-aac_pns", "0", "-aac_tns", "0", "-cutoff", "7500"],
	];
	run("ffmpeg", [...video(), "-pass", "1", "-an", "-f", "null", "-"]);
	for (let attempt = 0; attempt < 5; attempt++) {
		run("ffmpeg", [...video(), "-pass", "2", ...sounds, "-movflags", "+faststart", file]);
		const size = fs.statSync(file).size;
		if (size <= limit && size > limit * 0.97) return;
		rate += ((limit * 0.99 - size) * 8) / length; // nachstellen und den zweiten Durchgang wiederholen
	}
}

/* Blicke auf die Szenen: [Anfang, Schluss] je Kategorie */
const VIEWS = {
	vereinsrecht: [
		{ zoom: 1.15, rotate: -6, pan: "x" },
		{ zoom: 1.7, rotate: 8, pan: "y" },
	],
	stiftungen: [
		{ zoom: 1.15, rotate: 4, pan: "x" },
		{ zoom: 1.7, rotate: -6, pan: "x" },
	],
	finanzen: [
		{ zoom: 1.2, rotate: -5, pan: "x" },
		{ zoom: 1.7, rotate: 9, pan: "x" },
	],
	foerdermittel: [
		{ zoom: 1.15, rotate: 6, pan: "x" },
		{ zoom: 1.65, rotate: -4, pan: "x" },
	],
	ehrenamt: [
		{ zoom: 1.4, rotate: 0, pan: "x" },
		{ zoom: 1.65, rotate: 8, pan: "y" },
	],
	oeffentlichkeit: [
		{ zoom: 1.45, rotate: 0, pan: "y", slide: 90 },
		{ zoom: 1.7, rotate: -8, pan: "x", slide: 90 },
	],
	digital: [
		{ zoom: 1.15, rotate: 0, pan: "x", slide: 90 },
		{ zoom: 1.7, rotate: 6, pan: "y", slide: 90 },
	],
	vorstand: [
		{ zoom: 1.1, rotate: 6, pan: "x" },
		{ zoom: 1.5, rotate: -4, pan: "x" },
	],
};

async function film(kind, { teaser = false } = {}) {
	const { title, lesson, teaser: short } = LESSONS[kind];
	const name = title.replace(/-\|/g, "").replace(/\|/g, " ");
	const sentences = teaser ? short.map((sentence) => [sentence]) : lesson;
	const cards = sentences.filter(([, words]) => words).length;
	const bell = path.join(tmp, "chime.wav");
	chime(bell);

	const parts = [{ file: bell, at: 0.15 }];
	const cues = [];
	const shots = [];
	const push = (paint, length, cut = SWEEP.raps) => shots.push({ paint, cut, frames: Math.round(length * FPS) });
	const now = () => shots.reduce((sum, s) => sum + s.frames, 0) / FPS;

	push(await titleShot(title, teaser ? "VSZ Vorschau" : "VSZ Videokurs"), 1.6, null);
	const table = await desk(kind, name);
	let before = null;
	let step = 0;
	for (const [i, [sentence, words, objects]] of sentences.entries()) {
		const voice = path.join(tmp, `s${i}.wav`);
		const length = speak(sentence, voice);
		const start = now() + 0.2;
		const last = i === sentences.length - 1;
		parts.push({ file: voice, at: start });
		cues.push({ start, end: start + length + 0.15, sentence });
		if (words) {
			const card = await cardShot({ table, words, objects, step, steps: cards, before, seed: `${kind}·${i}` });
			push(card.paint, 0.2 + length + 0.22, step === 0 ? SWEEP.raps : null);
			before = card.sprites;
			step++;
		} else {
			push(
				await sceneShot(kind, {
					seed: `film-${kind}-${teaser ? "t" : "f"}${i}`,
					...VIEWS[kind][last ? 1 : 0],
					chairAt: last ? 0.3 : 0.4,
				}),
				0.2 + length + (last ? 0.45 : 0.22),
			);
		}
	}
	push(await endShot(), teaser ? 1.3 : Math.max(1.3, 45.6 - now()), SWEEP.holunder);

	const sound = path.join(tmp, "sound.wav");
	soundtrack(parts, now(), sound);
	const out = path.join(media, teaser ? "teasers" : "videos", `${kind}.mp4`);
	const picture = path.join(tmp, "master.mp4");
	await master(shots, picture);
	encode(picture, sound, shots, teaser ? OUTPUT.teaser : OUTPUT.film, out);
	fs.writeFileSync(path.join(media, "captions", `${kind}${teaser ? "-teaser" : ""}.vtt`), captions(cues));
	console.log(
		`${teaser ? "Vorschau" : "Film"} ${kind}: ${now().toFixed(1)} s, ${(fs.statSync(out).size / 1000).toFixed(0)} kB`,
	);
}

for (const folder of ["videos", "teasers", "captions"]) fs.mkdirSync(path.join(media, folder), { recursive: true });
const wanted = process.argv.slice(2);
try {
	for (const kind of Object.keys(LESSONS)) {
		if (wanted.length && !wanted.includes(kind)) continue;
		await film(kind);
		await film(kind, { teaser: true });
	}
} finally {
	fs.rmSync(tmp, { recursive: true, force: true });
}
