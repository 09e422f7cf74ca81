import { useState } from "react";
import { officeApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import type { Composer } from "./use-composer.ts";

type Found = Awaited<ReturnType<typeof officeApi.campaigns.checkLinks>>["data"];

function outcomeWords({ checked, notes }: Found): string {
	if (checked === 0) return "Es gibt keine Links auf andere Seiten.";
	if (notes.length > 0) return `${notes.length} von ${checked} Links auf andere Seiten:`;
	return checked === 1
		? "Der Link auf eine andere Seite führt ans Ziel."
		: `Alle ${checked} Links auf andere Seiten führen ans Ziel.`;
}

/** NEWS-01: only when somebody asks, for it asks others. */
export function LinkCheck({ composer: { campaign, isRight, settled } }: { composer: Composer }) {
	const [found, setFound] = useState<Found | null>(null);
	const { busy, failure, run } = useAct();
	const check = () =>
		run(async () => {
			await settled();
			setFound((await officeApi.campaigns.checkLinks({ params: { id: campaign.id } })).data);
		});
	return (
		<div className="stack">
			<div>
				<Button size="sm" icon={icons.link} busy={busy} disabled={!isRight} onClick={check}>
					Links auf andere Seiten prüfen
				</Button>
			</div>
			<Failure text={failure} />
			{found && (
				<Alert kind={found.notes.length > 0 ? "warn" : "ok"} role="status" title={outcomeWords(found)}>
					{found.notes.length > 0 && (
						<ul>
							{found.notes.map((note) => (
								<li key={note}>{note}</li>
							))}
						</ul>
					)}
				</Alert>
			)}
		</div>
	);
}
