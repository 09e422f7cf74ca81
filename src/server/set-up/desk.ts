import { officePaths } from "#contract/office/paths.ts";
import type { SetUpPart } from "#contract/office/set-up.ts";
import type { DeskPart } from "#server/desk/part.ts";
import type { SetUpService } from "./service.ts";

const WORDS: Record<SetUpPart, string> = {
	house: "eure Angaben",
	mail: "der Mailserver",
	payments: "die Zahlungen",
	sms: "SMS",
	legal: "der Blick in die Rechtstexte",
};

const joined = new Intl.ListFormat("de", { type: "conjunction" });

/** One entry, until nothing is missing or somebody wants to hear no more of it. */
export const createSetUpDesk = ({ setUp }: { setUp: SetUpService }): DeskPart => ({
	toDos: [
		{
			kind: "set_up",
			access: "settings.write",
			count: async () => ((await setUp.openSince()) ? 1 : 0),
			async find() {
				const open = await setUp.openSince();
				if (!open) return [];
				return [
					{
						id: "set_up",
						title: "Die Einrichtung ist noch nicht fertig",
						detail: `Es fehlt noch: ${joined.format(open.setUp.missing.map((part) => WORDS[part]))}.`,
						due: null,
						since: open.since,
						tone: "free",
						action: { label: "Weiter", path: officePaths.setUp },
					},
				];
			},
		},
	],
});
