import { useRef } from "react";
import { Link, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { Picture } from "#browser/ui/picture.tsx";
import { foldGerman } from "#contract/folding.ts";
import { IMAGE_KINDS, type ImageKind } from "#contract/images.ts";
import type { OfficePicture } from "#contract/office/pictures.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { filtered, OPEN, opened } from "../lists/address.ts";
import { ROW } from "../lists/row-keys.ts";
import { SearchBox } from "../lists/search-box.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { DropZone } from "./drop-zone.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { summary } from "./picture-words.ts";
import { useUploads } from "./use-uploads.ts";

export const handle = { title: "Mediathek" };

const RENEW_MS = 30_000;
const KIND = "art";
const KINDS = { scenes: "Szenen", portraits: "Porträts", logos: "Logos" } as const;
const MARKS = { undescribed: "Ohne Beschreibung", unused: "Nirgends benutzt" } as const;
type Mark = keyof typeof MARKS;

export const loader = async () => (await officeApi.pictures.list({ query: {} })).data;

function matches(picture: OfficePicture, params: URLSearchParams): boolean {
	const words = foldGerman(`${picture.title} ${picture.alt}`);
	return (
		(!params.get(KIND) || params.get(KIND) === picture.kind) &&
		(!params.get("undescribed") || picture.alt === "") &&
		(!params.get("unused") || picture.uses.length === 0) &&
		foldGerman(params.get("q") ?? "")
			.split(/\s+/)
			.every((word) => words.includes(word))
	);
}

/** "214 Bilder. Bei 6 fehlt die Beschreibung." */
function lead(pictures: readonly OfficePicture[]): string {
	const missing = pictures.filter(({ alt }) => alt === "").length;
	const all = pictures.length === 1 ? "1 Bild." : `${pictures.length} Bilder.`;
	return missing === 0 ? `${all} Alle haben eine Beschreibung.` : `${all} Bei ${missing} fehlt die Beschreibung.`;
}

/** LIB-01: every picture of the site. */
export function Component() {
	const pictures = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const may = useMay();
	useLive(RENEW_MS);
	const uploads = useUploads((picture) => {
		toast(`„${picture.title}“ ist in der Mediathek.`);
		void navigate(opened(params, String(picture.id)), { preventScrollReset: true, replace: true });
	});
	const kind = IMAGE_KINDS.find((one) => one === params.get(KIND)) ?? "scenes";
	const shown = pictures.filter((picture) => matches(picture, params));
	const open = pictures.find(({ id }) => String(id) === params.get(OPEN));
	return (
		<>
			<PageHead title="Mediathek" lead={lead(pictures)} />
			<Filters />
			{may("pictures.add") && <DropZone kind={kind} uploads={uploads} />}
			<div className={classNames("cols", open && "cols--aside")}>
				{shown.length === 0 ? (
					<Empty title="Kein Bild gefunden." level={2}>
						<p>Nimm einen Filter weg oder lade eines hoch.</p>
					</Empty>
				) : (
					<ul className="media" aria-label="Bilder">
						{shown.map((picture) => (
							<Tile key={picture.id} picture={picture} />
						))}
					</ul>
				)}
				{open && <PicturePanel key={open.id} picture={open} />}
			</div>
		</>
	);
}

function Filters() {
	const [params] = useSearchParams();
	const search = useRef<HTMLInputElement>(null);
	const kindLink = (value: ImageKind | null, label: string) => (
		<Link
			key={label}
			to={filtered(params, { [KIND]: value })}
			preventScrollReset
			aria-current={params.get(KIND) === value ? "true" : undefined}
		>
			{label}
		</Link>
	);
	return (
		<div className="filters">
			<SearchBox ref={search} label="Name, Beschreibung" />
			<nav className="seg" aria-label="Art der Bilder">
				{kindLink(null, "Alle")}
				{IMAGE_KINDS.map((value) => kindLink(value, KINDS[value]))}
			</nav>
			{(Object.keys(MARKS) as Mark[]).map((mark) => {
				const isSet = params.get(mark) !== null;
				return (
					<span key={mark} className={classNames("chip-f", isSet && "is-set")}>
						<Link to={filtered(params, { [mark]: isSet ? null : "1" })} preventScrollReset>
							<Icon shape={isSet ? icons.close : icons.plus} className="i i--s" />
							{MARKS[mark]}
							{isSet && <span className="sr-only"> nicht mehr filtern</span>}
						</Link>
					</span>
				);
			})}
		</div>
	);
}

function Tile({ picture }: { picture: OfficePicture }) {
	const [params] = useSearchParams();
	const id = String(picture.id);
	const isOpen = params.get(OPEN) === id;
	return (
		<li className={picture.kind === "logos" ? "is-logo" : undefined}>
			<Link {...{ [ROW]: id }} to={opened(params, id)} preventScrollReset aria-current={isOpen ? "true" : undefined}>
				<Picture path={picture.path} alt="" sizes="14rem" width={220} height={108} />
				<span className="trunc">{picture.title}</span>
				<small>{summary(picture)}</small>
			</Link>
		</li>
	);
}
