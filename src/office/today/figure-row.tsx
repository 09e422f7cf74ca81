import { useId, useState } from "react";
import { Link } from "react-router";
import { LISTS } from "#contract/office/listing.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { FIGURES, type Figure, type Figures } from "#contract/office/today.ts";
import { useMay } from "../session/colleague.ts";
import { Button } from "../ui/button.tsx";
import { Sparkline } from "../ui/sparkline.tsx";
import { FigureTable } from "./figure-table.tsx";
import { changeWords, dayWords, valueWords } from "./figure-words.ts";

/** The time that is counted. */
const LATELY = "?days=30";
const NEWSLETTER = { path: `${officePaths.subscribers}${LATELY}`, needs: LISTS.subscribers.access };

/** A number leads to the list that it was counted from, if one may see that. */
const WAYS: Record<Figure["key"], { path: string; needs: Permission }> = {
	seats: { path: `${officePaths.bookings}${LATELY}`, needs: LISTS.bookings.access },
	revenue: { path: `${officePaths.invoices}${LATELY}`, needs: LISTS.invoices.access },
	courses: { path: `${officePaths.orders}${LATELY}`, needs: LISTS.orders.access },
	donations: { path: `${officePaths.donations}${LATELY}`, needs: LISTS.donations.access },
	subscribed: NEWSLETTER,
	unsubscribed: NEWSLETTER,
};

/** Thirty days beside the thirty before. */
export function FigureRow({ from, to, figures }: Figures) {
	const id = useId();
	const [asTable, setAsTable] = useState(false);
	const left = figures.find(({ key }) => key === "unsubscribed");
	return (
		<section aria-labelledby={id} className="stack">
			<div className="row row--between">
				<h2 id={id} className="figures__h">
					Die letzten 30 Tage
				</h2>
				<span className="legend">
					<span>
						<LineSample line="l1" />
						{dayWords(from)}–{dayWords(to)}
					</span>
					<span>
						<LineSample line="l2" />
						30 Tage davor
					</span>
					<Button size="sm" variant="quiet" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
						Als Tabelle zeigen
					</Button>
				</span>
			</div>
			<div className="facts figures">
				{figures
					.filter(({ key }) => key !== "unsubscribed")
					.map((figure) => (
						<FigureCard key={figure.key} figure={figure} left={figure.key === "subscribed" ? left : undefined} />
					))}
			</div>
			{asTable && <FigureTable figures={figures} />}
		</section>
	);
}

const LineSample = ({ line }: { line: "l1" | "l2" }) => (
	<svg className="ch legend__line" viewBox="0 0 18 8" aria-hidden="true">
		<line className={line} x1="0" y1="4" x2="18" y2="4" />
	</svg>
);

function FigureCard({ figure, left }: { figure: Figure; left?: Figure | undefined }) {
	const { key, now, before, days } = figure;
	const change = changeWords(figure);
	const { title } = FIGURES[key];
	const may = useMay();
	const content = (
		<>
			<span className="k">{title}</span>
			<span className="v">{valueWords(key, now)}</span>
			<span className="d">
				<span className={change.look ?? undefined}>{change.text}</span> ·{" "}
				{left ? `${left.now} ${left.now === 1 ? "Abmeldung" : "Abmeldungen"}` : `davor ${valueWords(key, before)}`}
			</span>
			<Sparkline
				label={`${title}: Verlauf der letzten 30 Tage im Vergleich`}
				now={days.map((day) => day.now)}
				before={days.map((day) => day.before)}
			/>
		</>
	);
	const { path, needs } = WAYS[key];
	return may(needs) ? <Link to={path}>{content}</Link> : <div>{content}</div>;
}
