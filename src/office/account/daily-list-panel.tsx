import { useRevalidator } from "react-router";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";

/** TODAY-05: whoever wants it gets the day's list by mail. */
export function DailyListPanel({ wanted }: { wanted: boolean }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const choose = () =>
		run(async () => {
			await officeApi.today.chooseMail({ body: { wanted: !wanted } });
			await revalidate();
			toast(wanted ? "Die Liste kommt nicht mehr." : "Die Liste kommt ab morgen früh.");
		});
	return (
		<Panel title="Tagesliste per E-Mail">
			<div className="stack">
				<p>
					{wanted
						? "Du bekommst jeden Morgen, was auf dich wartet. Wartet nichts, kommt keine E-Mail."
						: "Auf Wunsch bekommst du jeden Morgen, was auf dich wartet. Wartet nichts, kommt keine E-Mail."}
				</p>
				<Failure text={failure} />
				<div>
					<Button busy={busy} onClick={() => void choose()}>
						{wanted ? "Liste abbestellen" : "Liste bestellen"}
					</Button>
				</div>
			</div>
		</Panel>
	);
}
