import { useRef } from "react";
import { useLoaderData, useSearchParams } from "react-router";
import { foldGerman } from "#contract/folding.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { OfficePlace } from "#contract/office/places.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { State } from "../ui/state.tsx";

export const loader = async () => (await officeApi.places.list()).data;

/** What visitors would miss first. */
function missing({ street, city, directions, step_free }: OfficePlace): string | null {
	if (!street || !city) return "Anschrift fehlt";
	if (!directions) return "Anfahrt fehlt";
	return step_free === null ? "Zugang unbekannt" : null;
}

function PlaceState({ place }: { place: OfficePlace }) {
	if (!place.is_active) return <State tone="mute">nicht zur Wahl</State>;
	const fault = missing(place);
	return <State tone={fault ? "warn" : "ok"}>{fault ?? "vollständig"}</State>;
}

const access = ({ step_free, step_free_note }: OfficePlace): string => {
	const [note] = (step_free_note ?? "").split("\n");
	const word = step_free === null ? "" : step_free ? "stufenlos" : "nicht stufenlos";
	return [word, note].filter(Boolean).join(", ") || "–";
};

const COLUMNS: Column<OfficePlace>[] = [
	{ title: "Stadt", card: "start", cell: ({ postcode, city }) => [postcode, city].filter(Boolean).join(" ") || "–" },
	{ title: "Zugang", card: "none", cell: access },
	{ title: "Zustand", card: "full", cell: (place) => <PlaceState place={place} /> },
	{ title: "Seminare", align: "right", card: "none", cell: ({ seminars }) => seminars },
	{ title: "Termine nur hier", align: "right", card: "none", cell: ({ dates }) => dates },
];

/** Where seminars take place. */
export function Component() {
	const places = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const search = useRef<HTMLInputElement>(null);
	const may = useMay();
	useLive();
	const sought = foldGerman(params.get("q") ?? "");
	const shown = places.filter(({ name, city, postcode }) => foldGerman(`${name} ${city} ${postcode}`).includes(sought));
	return (
		<>
			<PageHead
				title="Orte"
				lead={`${places.length} Orte. Adresse, Anfahrt und Zugang stehen auf Seite, Mail und im Kalendereintrag.`}
				actions={
					may("seminars.write") && (
						<ButtonLink variant="primary" icon={icons.plus} to={officePaths.place("neu")}>
							Neuer Ort
						</ButtonLink>
					)
				}
			/>
			<div className="filters">
				<SearchBox ref={search} label="Name, Stadt, PLZ" />
			</div>
			<section className="panel" aria-label="Orte">
				{shown.length === 0 ? (
					<Empty title="Kein Ort gefunden." level={2} />
				) : (
					<ListTable
						caption="Orte"
						rows={shown}
						name={{ title: "Ort", cell: ({ name }) => name, second: ({ street }) => street ?? "ohne Straße" }}
						columns={COLUMNS}
						rowId={({ id }) => String(id)}
						rowPath={({ id }) => officePaths.place(id)}
						isOff={({ is_active }) => !is_active}
						sort="city"
					/>
				)}
			</section>
		</>
	);
}
