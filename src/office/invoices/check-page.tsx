import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { CheckedSeries, DocumentCheck } from "#contract/office/document-check.ts";
import { officeApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { SelectField } from "../ui/field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

export const handle = { title: "Belegprüfung" };

export const loader = async ({ request }: LoaderFunctionArgs) => {
	const year = new URL(request.url).searchParams.get("jahr");
	return (await officeApi.documentCheck.get({ query: year ? { year: Number(year) } : {} })).data;
};

const TITLES: Record<CheckedSeries["kind"], string> = {
	invoice: "Rechnungen",
	credit_note: "Storno- und Korrekturrechnungen",
};

const REFUSALS: Record<keyof DocumentCheck["refuses"], string> = {
	change: "Beleg ändern",
	removal: "Beleg löschen",
	emptying: "Alle löschen",
	step_back: "Nummer doppelt",
};

type Named = CheckedSeries["missing"];

const namedText = ({ total, numbers }: Named): string =>
	numbers.join(", ") + (total > numbers.length ? ` und ${total - numbers.length} weitere` : "");

const Verdict = ({ found, none, some }: { found: Named; none: string; some: string }) =>
	found.total === 0 ? (
		<State tone="ok">{none}</State>
	) : (
		<>
			<State tone="err">{some}</State> {namedText(found)}
		</>
	);

function SeriesPanel({ series }: { series: CheckedSeries }) {
	const { kind, count, first, last, missing, unordered, differing } = series;
	const isSound = missing.total + unordered.total + differing.total === 0;
	return (
		<Panel
			title={TITLES[kind]}
			aside={<State tone={isSound ? "ok" : "err"}>{isSound ? "in Ordnung" : "zu klären"}</State>}
			className="panel--even"
		>
			<Facts
				facts={[
					["Belege", String(count)],
					["Nummern", first && (first === last ? first : `${first} bis ${last}`)],
					["Lücken", <Verdict key="missing" found={missing} none="keine" some="Es fehlt" />],
					["Reihenfolge", <Verdict key="unordered" found={unordered} none="nach Datum" some="Früher datiert" />],
					["Inhalt", <Verdict key="differing" found={differing} none="stimmt überein" some="Weicht ab" />],
				]}
			/>
		</Panel>
	);
}

/** EINV-04: the proof for a year, as somebody from the tax office would ask for it. */
export function Component() {
	const { year, years, checked_at, series, refuses, is_sound } = useLoaderData<typeof loader>();
	const navigate = useNavigate();
	return (
		<>
			<PageHead
				title="Belegprüfung"
				lead={`Geprüft am ${formatDate(checked_at)} um ${formatTime(checked_at)}, gerade eben aus der Datenbank.`}
			/>
			<div className="stack">
				<div className="form">
					<SelectField
						className="c4"
						label="Jahr"
						value={String(year)}
						onChange={({ currentTarget: { value } }) => navigate(`?jahr=${value}`)}
						options={[...new Set([year, ...years])]
							.toSorted((one, other) => other - one)
							.map((one) => ({ value: String(one), label: String(one) }))}
					/>
				</div>
				<Alert kind={is_sound ? "ok" : "err"}>
					{is_sound
						? `${year}: Die Nummern sind lückenlos und kein Beleg kann geändert werden.`
						: `${year}: Hier ist etwas zu klären, bevor die Bücher weitergegeben werden.`}
				</Alert>
				<div className="cols cols--2 cols--even">
					{series.map((one) => (
						<SeriesPanel key={one.kind} series={one} />
					))}
				</div>
				<Panel title="Was die Datenbank verweigert">
					<Facts
						facts={(Object.keys(REFUSALS) as (keyof typeof REFUSALS)[]).map((act) => [
							REFUSALS[act],
							<State key={act} tone={refuses[act] ? "ok" : "err"}>
								{refuses[act] ? "wird verweigert" : "wäre möglich"}
							</State>,
						])}
					/>
				</Panel>
			</div>
		</>
	);
}
