import { officePaths } from "#contract/office/paths.ts";
import type { DeskPart } from "#server/desk/part.ts";
import type { Alarms } from "./service.ts";

/** A copy that failed is told as the job that it is. */
export function createAlarmsDesk({ alarms }: { alarms: Alarms }): DeskPart {
	const find = async () => (await alarms.look()).filter(({ key }) => key !== "backup");
	return {
		toDos: [
			{
				kind: "alarm",
				access: "settings.write",
				count: async () => (await find()).length,
				find: async () =>
					(await find()).map(({ key, title, detail, since }) => ({
						id: key,
						title,
						detail,
						due: null,
						since,
						tone: "err",
						action: { label: "Nachsehen", path: officePaths.state },
					})),
			},
		],
	};
}
