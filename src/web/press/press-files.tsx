import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { LongWords } from "#browser/ui/long-words.tsx";

/** Made by `scripts/media/press.mjs`. */
const FOLDER = "/presse";
const LOGOS_ID = "logos";
const PICTURES_ID = "bilder";

const LOGOS = [
	["vsz-wortmarke", "Wortmarke", "für helle Flächen"],
	["vsz-wortmarke-hell", "Wortmarke hell", "für dunkle Flächen"],
	["vsz-bildmarke", "Bildmarke", "ab 24 px Breite"],
	["vsz-bildmarke-hell", "Bildmarke hell", "ab 24 px Breite"],
] as const;

const PICTURES = [
	["vsz-ein-platz-ist-frei", "Ein Platz ist frei", "Motiv Stiftungen"],
	["vsz-am-runden-tisch", "Am runden Tisch", "Motiv Ehrenamt"],
	["vsz-vorleser", "Vorleser", "Motiv zum Projekt"],
	["vsz-mitgliederversammlung", "Mitgliederversammlung", "Motiv Vereinsrecht"],
	["vsz-online-seminar", "Online-Seminar", "Motiv Digitales"],
	["vsz-vortrag", "Im Seminar", "Motiv Öffentlichkeitsarbeit"],
] as const;

export function Logos() {
	return (
		<Section labelledBy={LOGOS_ID}>
			<Wrap>
				<SectionHead
					id={LOGOS_ID}
					title="Logos"
					lead="Frei für Berichte über das VSZ. Bitte nicht umfärben: Der gelbe Stuhl bleibt gelb."
				/>
				<ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
					{LOGOS.map(([file, name, note]) => (
						<Download key={file} file={file} name={name} note={note} types={["SVG", "PNG"]}>
							<div
								className={classNames(
									"grid aspect-3/2 place-items-center overflow-hidden rounded-lg border border-line p-5",
									file.endsWith("hell") ? "bg-holunder-800" : "bg-white",
								)}
							>
								<img
									src={`${FOLDER}/${file}.svg`}
									alt=""
									width={file.includes("bild") ? 96 : 360}
									height={96}
									loading="lazy"
									className={file.includes("bild") ? "w-14" : "w-44"}
								/>
							</div>
						</Download>
					))}
				</ul>
			</Wrap>
		</Section>
	);
}

export function Pictures() {
	return (
		<Section labelledBy={PICTURES_ID} className="bg-bg-soft">
			<Wrap>
				<SectionHead id={PICTURES_ID} title="Bilder" lead="Frei für Berichte über das VSZ. Nachweis: „Bild: VSZ“." />
				<ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
					{PICTURES.map(([file, name, note]) => (
						<Download key={file} file={file} name={name} note={note} types={["JPG"]} size="2400 × 1600 px">
							<img
								src={`${FOLDER}/${file}.webp`}
								alt=""
								width={640}
								height={427}
								loading="lazy"
								className="aspect-3/2 w-full rounded-lg object-cover"
							/>
						</Download>
					))}
				</ul>
			</Wrap>
		</Section>
	);
}

interface DownloadProps {
	file: string;
	name: string;
	note: string;
	types: readonly string[];
	/** In pixels. */
	size?: string;
	/** How it looks. */
	children: ReactNode;
}

const Download = ({ file, name, note, types, size, children }: DownloadProps) => (
	<li className="grid min-w-0 content-start gap-2">
		{children}
		<p className="leading-hit">
			<b className="font-semibold">
				<LongWords>{name}</LongWords>
			</b>{" "}
			<small className="block text-sm text-ink-2">{note}</small>
		</p>
		<p className="flex flex-wrap gap-x-4">
			{types.map((type) => (
				<a
					key={type}
					href={`${FOLDER}/${file}.${type.toLowerCase()}`}
					download
					className="inline-flex min-h-target items-center gap-sign-close text-sm font-label text-link underline hover:text-link-hover"
				>
					<Icon shape={icons.download} className="size-4" />
					{size ? `${type}, ${size}` : type}
					<span className="sr-only"> herunterladen: {name}</span>
				</a>
			))}
		</p>
	</li>
);
