import { useRevalidator } from "react-router";
import { CAMPAIGN_STATE_WORDS } from "#contract/office/campaign-states.ts";
import type { Campaign } from "#contract/office/campaigns.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { CAMPAIGN_TONES, lettersWords, many } from "./campaign-words.ts";
import { LetterPreview } from "./letter-preview.tsx";

/** NEWS-04: what came of it, in sums. */
export function CampaignResults({ campaign }: { campaign: Campaign }) {
	useLive(campaign.state === "sending" ? 1_000 : undefined);
	const { id, subject, state, counts, stop_reason, started_at, ended_at } = campaign;
	const maySend = useMay()("newsletter.send");
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const act = (call: (input: { params: { id: number } }) => Promise<unknown>) => () =>
		run(async () => {
			await call({ params: { id } });
			await revalidate();
		});
	return (
		<>
			<PageHead
				title={subject}
				lead={
					<>
						<State tone={CAMPAIGN_TONES[state]}>{CAMPAIGN_STATE_WORDS[state]}</State>{" "}
						{state === "sent" ? "" : `${many(counts.total - counts.waiting)} von ${many(counts.total)}`}
					</>
				}
				actions={
					maySend && (
						<>
							{state === "sending" && (
								<Button busy={busy} onClick={act(officeApi.campaigns.stop)}>
									Anhalten
								</Button>
							)}
							{state === "paused" && (
								<Button variant="primary" busy={busy} onClick={act(officeApi.campaigns.resume)}>
									Weiter verschicken
								</Button>
							)}
						</>
					)
				}
			/>
			<Failure text={failure} />
			{stop_reason && state === "paused" && (
				<Alert kind="err" title="Der Versand hat sich angehalten.">
					{stop_reason} Sieh nach, was im Postausgang und beim Mailserver los ist. Wer noch keinen Brief hat, bekommt
					ihn, wenn du weiter verschickst.
				</Alert>
			)}
			{counts.unsure > 0 && (
				<Alert
					kind="warn"
					title={`Bei ${many(counts.unsure)} ist ungewiss, ob der Brief ankam.`}
					actions={
						maySend && (
							<Button size="sm" busy={busy} onClick={act(officeApi.campaigns.retryUnsure)}>
								Noch einmal schicken
							</Button>
						)
					}
				>
					Der Versand brach ab, während der Mailserver sie annahm. Noch einmal geschickt kommt{" "}
					{lettersWords(counts.unsure)} vielleicht doppelt an.
				</Alert>
			)}
			<div className="cols cols--2">
				<Panel title="Ergebnis" aside={<span className="hint">gezählt ohne Namen</span>}>
					<Facts
						facts={[
							["Begonnen", started_at && fullMoment(started_at)],
							["Fertig", ended_at && fullMoment(ended_at)],
							["Verschickt", many(counts.sent)],
							["Noch offen", counts.waiting > 0 ? many(counts.waiting) : null],
							["Nicht angenommen", many(counts.failed)],
							["Zurückgekommen", many(counts.bounced)],
							["Vorher abgemeldet", many(counts.left_out)],
							["Gesperrt", counts.blocked > 0 ? many(counts.blocked) : null],
							["Darüber abgemeldet", many(counts.unsubscribed)],
							["Besuche", counts.visits === null ? "nicht gezählt" : many(counts.visits)],
						]}
					/>
				</Panel>
				<LetterPreview id={id} revision={campaign.revision} subject={subject} />
			</div>
		</>
	);
}
