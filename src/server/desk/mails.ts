import { formatDate } from "#contract/dates.ts";
import { OFFICE_BASE, officePaths } from "#contract/office/paths.ts";
import type { DueGroup, ToDoList } from "#contract/office/to-dos.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { hello } from "#server/outbox/greeting.ts";
import type { Letter } from "#server/outbox/letter.ts";

const GROUPS: Record<DueGroup, string> = {
	today: "Heute fällig",
	week: "Diese Woche",
	later: "Später",
	never: "Ohne Frist",
};

/** A letter is no list to work from: the rest stands in the office. */
const MOST_OF_A_GROUP = 8;

const things = (count: number): string => (count === 1 ? "wartet eine Sache" : `warten ${count} Sachen`);

/** What it is about, not what is written in it: letters lie in mailboxes. */
function groupBlocks({ due, to_dos }: ToDoList["groups"][number]): Block[] {
	const lines = to_dos
		.slice(0, MOST_OF_A_GROUP)
		.map((toDo) => [{ text: toDo.title }, ...(toDo.due ? [{ text: ` (bis ${formatDate(toDo.due)})` }] : [])]);
	const left = to_dos.length - lines.length;
	return [
		{ kind: "heading", text: GROUPS[due] },
		{ kind: "list", ordered: false, items: left > 0 ? [...lines, [{ text: `und ${left} weitere` }]] : lines },
	];
}

/** TODAY-05: in the morning, for whoever wants it. */
export const dailyListMail = (name: string, { total, groups, at }: ToDoList, publicUrl: string): Letter => ({
	subject: `Heute ${things(total)} auf dich`,
	preheader: `Stand ${formatDate(at)}, nach Frist sortiert.`,
	scene: "office",
	greeting: hello(name),
	lead: `in der Verwaltung ${things(total)} auf dich. Was erledigt ist, verschwindet dort von selbst.`,
	blocks: [
		...groups.flatMap(groupBlocks),
		{ kind: "button", label: "Heute öffnen", url: `${publicUrl}${OFFICE_BASE}${officePaths.today}` },
		{
			kind: "note",
			text: "Du bekommst diese Liste, weil du sie unter „Mein Konto“ bestellt hast. Dort bestellst du sie auch ab.",
		},
	],
});
