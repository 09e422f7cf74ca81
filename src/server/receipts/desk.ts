import { formatDate } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { endOfDay } from "#server/desk/end-of-day.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { exemptionState, lastDayOf } from "./rules.ts";
import type { Receipts } from "./service.ts";

/** OFF-111: half a year before nobody may confirm donations any more. */
export function createReceiptsDesk({ receipts }: { receipts: Receipts }): DeskPart {
	function waiting() {
		const known = receipts.exemption();
		const state = exemptionState(known, receipts.today());
		return known && (state === "ends_soon" || state === "ended") ? { known, state } : null;
	}

	return {
		toDos: [
			{
				kind: "exemption_ends",
				access: "donations.write",
				count: async () => (waiting() ? 1 : 0),
				find: async () => {
					const found = waiting();
					if (!found) return [];
					const last = formatDate(lastDayOf(found.known));
					return [
						{
							id: found.known.day,
							title: "Freistellungsbescheid erneuern",
							detail:
								found.state === "ended"
									? `Seit dem ${last} darf niemand mehr Spenden bestätigen.`
									: `Nur bis ${last} dürfen wir Spenden bestätigen.`,
							due: endOfDay(lastDayOf(found.known)),
							since: new Date(`${found.known.day}T11:00:00Z`),
							tone: found.state === "ended" ? "err" : "warn",
							action: { label: "Ansehen", path: officePaths.receiptYear },
						},
					];
				},
			},
		],
	};
}
