import { useSearchParams } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { filtered, sortIn, viewIn } from "../lists/address.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useSelection } from "../lists/selection.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";

interface Sample {
	number: string;
	buyer: string;
	course: string;
	price: string;
	paid: boolean;
}

const SAMPLES: readonly Sample[] = [
	{ number: "VSZ-2026-000418", buyer: "Mika Sommer", course: "Fundraising", price: "35,70 €", paid: true },
	{ number: "VSZ-2026-000417", buyer: "Karla Lindner", course: "Konflikte lösen", price: "41,65 €", paid: false },
	{ number: "VSZ-2026-000416", buyer: "Nele Fischer", course: "Buchhaltung", price: "47,60 €", paid: true },
	{ number: "VSZ-2026-000415", buyer: "Ömer Öztürk", course: "Satzung ändern", price: "29,90 €", paid: true },
];

const COLUMNS: Column<Sample>[] = [
	{ title: "Kurs", card: "none", cell: ({ course }) => course },
	{ title: "Betrag", align: "right", card: "right", cell: ({ price }) => price },
	{
		title: "Zahlung",
		cell: ({ paid }) => <State tone={paid ? "ok" : "warn"}>{paid ? "bezahlt" : "offen"}</State>,
	},
];

const WORDS = { one: "Bestellung", many: "Bestellungen" };
/** As if more pages followed. */
const TOTAL = 312;

/** A list's table with rows to choose, and what can be done with them together. */
export function TablePart() {
	const [params] = useSearchParams();
	const selection = useSelection(viewIn(params));
	const { descending } = sortIn(params, "-number");
	const rows = descending ? SAMPLES : SAMPLES.toReversed();
	return (
		<div>
			<section className="panel" aria-label="Bestellungen">
				<ListTable
					caption="Bestellungen"
					rows={rows}
					name={{ title: "Bestellung", sort: "number", cell: ({ buyer }) => buyer, second: ({ number }) => number }}
					columns={COLUMNS}
					rowId={({ number }) => number}
					rowPath={({ number }) => `${officePaths.parts}${filtered(params, { bestellung: number })}`}
					sort="-number"
					selection={selection}
				/>
			</section>
			{!selection.isEmpty && (
				<BulkBar selection={selection} total={TOTAL} totalIsLeast={false} words={WORDS}>
					<Button size="sm" icon={icons.send} onClick={() => toast("Es wird niemandem geschrieben.")}>
						Schreiben
					</Button>
				</BulkBar>
			)}
		</div>
	);
}
