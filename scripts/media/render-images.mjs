/*
 * Zeichnet die Bilder der Beispielinhalte: Szenen für Artikel, Seminare und
 * Videokurse, Porträts für die Dozentinnen und Dozenten.
 *
 *   node scripts/media/render-images.mjs           nur fehlende Dateien
 *   node scripts/media/render-images.mjs --force   alle neu
 *   node scripts/media/render-images.mjs --check   prüft nur, ob der gelbe Stuhl im Bild ist
 *
 * Quelle:  content/{articles,seminars,courses,lecturers}/*.md (Dateiname = Slug, `category` im Kopf)
 * Ergebnis: content/media/scenes/<artikel|seminar|kurs>-<slug>-{480,800,1280}.{avif,webp}   (16:10)
 *           content/media/scenes/<artikel|seminar|kurs>-<slug>-social.jpg                   (1200×630, mit Bildmarke)
 *           content/media/portraits/<slug>-{96,240,480}.{avif,webp}                         (1:1)
 *           content/media/chairs.json   wo der gelbe Stuhl steht und woran sich jeder Ausschnitt hält, in Prozent
 *
 * Gleicher Bestand, gleiche Bilder: Kein Zufall außer dem Slug und dem Platz in der Reihe.
 */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { chairBox, focusOf } from "./focus.mjs";
import { CATEGORIES, portrait, rng, scene } from "./generate.mjs";
import { freeChair, SOCIAL_ENDING, writeSocial } from "./social-image.mjs";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const content = path.join(root, "content");
const force = process.argv.includes("--force");
const checkOnly = process.argv.includes("--check");

const AVIF = { quality: 55, effort: 4, chromaSubsampling: "4:2:0" };
const WEBP = { quality: 75, effort: 4, smartSubsample: true };

/* ---------- Was gezeichnet wird ---------------------------------------- */

/** Slugs und Kategorien aus dem Kopf der Markdown-Dateien. */
function entries(folder) {
	const dir = path.join(content, folder);
	if (!fs.existsSync(dir)) return [];
	return fs
		.readdirSync(dir)
		.filter((name) => name.endsWith(".md"))
		.sort()
		.map((name) => {
			const head = fs.readFileSync(path.join(dir, name), "utf8").split(/^---\s*$/m)[1] ?? "";
			const category = /^category:\s*["']?([a-z-]+)/m.exec(head)?.[1] ?? "";
			return { slug: name.slice(0, -3), category: CATEGORIES.includes(category) ? category : "stiftungen" };
		});
}

/**
 * Ausschnitt einer Szene. Innerhalb einer Kategorie liegen die Bilder reihum auf
 * sechs Entfernungen und Drehungen, damit sich zwei Karten nebeneinander nie gleichen.
 */
const SHOTS = {
	vereinsrecht: { zoom: [0.86, 1.34, 1.04, 1.62, 1.2, 0.96], rotate: [-9, 14, 24, -20, -38, 64] },
	stiftungen: { zoom: [0.9, 1.5, 1.12, 1.85, 1.3, 0.98], rotate: [0, 10, -12, 5, 22, -8] },
	finanzen: { zoom: [0.9, 1.46, 1.14, 1.72, 1.02, 1.3], rotate: [-6, 12, 90, -16, 26, -82] },
	foerdermittel: { zoom: [0.88, 1.38, 1.1, 1.66, 0.98, 1.5], rotate: [3, -14, 22, 98, -24, 12] },
	ehrenamt: { zoom: [0.86, 1.42, 1.08, 1.74, 1.22, 0.96], rotate: [0, 8, -10, 12, -16, 20] },
	oeffentlichkeit: { zoom: [0.86, 1.5, 1.14, 1.3, 1.04, 1.7], rotate: [0, -14, 12, 34, -28, 8] },
	digital: { zoom: [0.8, 1.3, 1, 1.62, 1.16, 0.92], rotate: [0, -10, 22, 8, -24, 14] },
	vorstand: { zoom: [0.92, 1.5, 1.14, 1.72, 1.3, 1.02], rotate: [4, -14, 46, 24, -34, 62] },
};

function scenes() {
	const count = {};
	return [
		["articles", "artikel", [0, 0]],
		["seminars", "seminar", [170, 0]], // Platz rechts für das Datum
		["courses", "kurs", [0, 190]], // Platz unten für Dauer und Abspielknopf
	].flatMap(([folder, prefix, reserve]) =>
		entries(folder).map(({ slug, category }) => {
			const file = `${prefix}-${slug}`;
			return {
				file,
				kind: category,
				options: { seed: file, width: 1280, height: 800, reserve, ...shot(category, file, count) },
			};
		}),
	);
}

function shot(kind, seed, count) {
	const s = SHOTS[kind];
	const i = (count[kind] ?? -1) + 1;
	count[kind] = i;
	const r = rng(`shot·${seed}`);
	const k = i % s.zoom.length;
	return { zoom: s.zoom[k] * (0.96 + r() * 0.08), rotate: s.rotate[k] + (r() - 0.5) * 8 };
}

const PEOPLE = {
	"miriam-kessler": { seed: "kessler", pair: 0, skin: 0, hair: 2, style: 0, glasses: true },
	"jonas-wendt": { seed: "wendt", pair: 4, skin: 5, hair: 6, style: 4, glasses: false },
	"aylin-demir": { seed: "demir", pair: 3, skin: 1, hair: 0, style: 1, glasses: false },
	"linh-nguyen": { seed: "nguyen", pair: 2, skin: 5, hair: 0, style: 0, glasses: false },
	"petra-hollmann": { seed: "hollmann", pair: 1, skin: 0, hair: 4, style: 2, glasses: true },
	"sebastian-krahl": { seed: "krahl", pair: 5, skin: 2, hair: 0, style: 3, glasses: true },
	"johanna-brandt": { seed: "brandt", pair: 5, skin: 0, hair: 5, style: 1, glasses: false },
	"samuel-adeyemi": { seed: "adeyemi", pair: 3, skin: 4, hair: 0, style: 3, glasses: false },
	"marek-sobotta": { seed: "sobotta", pair: 0, skin: 5, hair: 3, style: 2, glasses: false },
};

/* ---------- Zeichnen ---------------------------------------------------- */

async function write(svg, dir, file, widths, ratio) {
	let made = 0;
	for (const width of widths) {
		const targets = ["avif", "webp"].map((ext) => [ext, path.join(dir, `${file}-${width}.${ext}`)]);
		const open = targets.filter(([, target]) => force || !fs.existsSync(target));
		if (!open.length) continue;
		const height = Math.round(width * ratio);
		const base = Number(/viewBox="0 0 (\d+)/.exec(svg)[1]);
		// doppelt so groß zeichnen und verkleinern: glatte Kanten in jeder Größe
		const image = sharp(Buffer.from(svg.replace(/ width="\d+" height="\d+">/, ">")), {
			density: Math.min(192, (72 * 2 * width) / base),
		})
			.resize(width, height, { kernel: "lanczos3" })
			.flatten({ background: "#ffffff" });
		for (const [ext, target] of open) {
			await (ext === "avif" ? image.clone().avif(AVIF) : image.clone().webp(WEBP)).toFile(target);
			made++;
		}
	}
	return made;
}

/** Zeichnet die Szene und geht so weit zurück, bis der freie Stuhl ganz im Bild und außerhalb der Aussparung steht. */
async function withFreeChair(file, kind, options) {
	let svg = "";
	for (let step = 0; step < 8; step++) {
		svg = scene(kind, { ...options, zoom: options.zoom * 0.93 ** step, rotate: options.rotate - step * 2 });
		const c = await freeChair(svg);
		const [right, bottom] = options.reserve.map((v) => v * c.scale * 0.8);
		if (c.share > 0.003 && c.left > 2 && c.top > 2 && c.right > right + 2 && c.bottom > bottom + 2) return svg;
	}
	console.warn(`Der freie Stuhl steht nicht ganz im Bild: ${file} (${kind})`);
	return svg;
}

async function main() {
	const sceneDir = path.join(content, "media/scenes"),
		portraitDir = path.join(content, "media/portraits");
	fs.mkdirSync(sceneDir, { recursive: true });
	fs.mkdirSync(portraitDir, { recursive: true });
	const list = scenes();
	const chairs = {};
	let made = 0;
	for (const { file, kind, options } of list) {
		const svg = await withFreeChair(file, kind, options);
		const chair = chairBox(await freeChair(svg));
		chairs[file] = { chair, focus: focusOf(chair, file) };
		if (checkOnly) continue;
		made += await write(svg, sceneDir, file, [480, 800, 1280], 10 / 16);
		const social = path.join(sceneDir, file + SOCIAL_ENDING);
		if (force || !fs.existsSync(social)) {
			await writeSocial(svg, social);
			made++;
		}
	}
	const people = [...new Set([...Object.keys(PEOPLE), ...entries("lecturers").map((e) => e.slug)])];
	if (!checkOnly) {
		const lines = Object.entries(chairs).map(([file, entry]) => `\t${JSON.stringify(file)}: ${JSON.stringify(entry)}`);
		fs.writeFileSync(path.join(content, "media/chairs.json"), `{\n${lines.join(",\n")}\n}\n`);
		for (const slug of people) {
			const { seed = slug, ...fix } = PEOPLE[slug] ?? {};
			made += await write(portrait(seed, 400, fix), portraitDir, slug, [96, 240, 480], 1);
		}
	}
	console.log(`${list.length} Szenen, ${people.length} Porträts; ${made} Dateien geschrieben`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
