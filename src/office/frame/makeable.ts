import type { IconShape } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import * as icons from "../ui/icons.ts";

interface Makeable {
	label: string;
	path: string;
	/** N and this letter begin it. */
	letter: string;
	icon: IconShape;
	needs: Permission;
}

const THINGS: readonly Makeable[] = [
	{
		label: "Buchung aufnehmen",
		path: officePaths.newBooking,
		letter: "b",
		icon: icons.phone,
		needs: "bookings.write",
	},
	{
		label: "Termin",
		path: officePaths.newDate,
		letter: "t",
		icon: icons.calendarAdd,
		needs: "seminars.write",
	},
	{
		label: "Seminar",
		path: officePaths.newSeminar,
		letter: "s",
		icon: icons.armchair,
		needs: "seminars.write",
	},
	{
		label: "Gutscheine",
		path: officePaths.newVouchers,
		letter: "g",
		icon: icons.ticket,
		needs: "orders.write",
	},
	{
		label: "Einladung ins Team",
		path: `${officePaths.team}?neu`,
		letter: "e",
		icon: icons.moreUsers,
		needs: "team.write",
	},
];

export const makeable = (may: (permission: Permission) => boolean): Makeable[] =>
	THINGS.filter(({ needs }) => may(needs));
