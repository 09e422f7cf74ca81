import { HistoryBlock } from "../history/history-block.tsx";
import { Panel } from "../ui/panel.tsx";
import { useDate } from "./date-frame.tsx";

export const handle = { title: "Verlauf" };

/** Who changed what on a date. */
export function Component() {
	const { id } = useDate();
	return (
		<Panel title="Verlauf">
			<HistoryBlock subject="date" id={String(id)} />
		</Panel>
	);
}
