import { officePaths } from "#contract/office/paths.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { makeable } from "../frame/makeable.ts";
import type { Section } from "../frame/navigation.ts";
import * as icons from "../ui/icons.ts";
import type { Item } from "./items.ts";

/** Everywhere one can go and everything one can begin. */
export const commandsFor = (sections: readonly Section[], may: (permission: Permission) => boolean): Item[] => [
	...makeable(may).map(({ label, path, icon, letter }) => ({
		title: `Neu: ${label}`,
		path,
		icon,
		end: `N ${letter.toUpperCase()}`,
	})),
	...sections.flatMap(({ label, icon, pages, letter }) =>
		pages.map((page, index) => ({
			title: page.label === label || index > 0 ? page.label : `${label}: ${page.label}`,
			path: page.path,
			icon,
			end: index === 0 ? `G ${letter.toUpperCase()}` : undefined,
		})),
	),
	{ title: "Mein Konto", path: officePaths.account, icon: icons.user },
];
