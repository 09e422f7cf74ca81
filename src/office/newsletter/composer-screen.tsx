import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useRevalidator } from "react-router";
import { CAMPAIGN_STATE_WORDS } from "#contract/office/campaign-states.ts";
import type { Campaign, CampaignLine } from "#contract/office/campaigns.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { LeaveGuard } from "../edit/leave-guard.tsx";
import type { Known } from "../library/picture-field.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { BlockList } from "./block-list.tsx";
import { CAMPAIGN_TONES, many } from "./campaign-words.ts";
import { EarlierIssues } from "./earlier-issues.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { LinkCheck } from "./link-check.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { type Composer, useComposer } from "./use-composer.ts";

/** So much of a subject phones show. */
const PHONE_LETTERS = 38;

interface ComposerScreenProps {
	loaded: Campaign;
	pictures: readonly Known[];
	issues: readonly CampaignLine[];
}

/** NEWS-01: blocks and words on the left, the letter on the right. */
export function ComposerScreen({ loaded, pictures, issues }: ComposerScreenProps) {
	const composer = useComposer(loaded);
	const { campaign, words, failure, isDirty } = composer;
	return (
		<>
			<PageHead
				title={words.subject || "Newsletter"}
				lead={<Lead composer={composer} />}
				actions={<Acts composer={composer} />}
			/>
			{failure && <Alert kind="err">{failure}</Alert>}
			{campaign.stop_reason && (
				<Alert kind="err" title="Der Newsletter ging nicht hinaus.">
					{campaign.stop_reason}
				</Alert>
			)}
			<div className="cols cols--2">
				<div className="stack">
					<BlockList composer={composer} offers={{ ...campaign.offers, pictures }} />
					<Words composer={composer} />
					{campaign.notes.map(({ key, text }) => (
						<Alert key={key + text} kind="warn">
							{text}
						</Alert>
					))}
					<LinkCheck composer={composer} />
					<EarlierIssues issues={issues} />
				</div>
				<LetterPreview id={campaign.id} revision={campaign.revision} subject={campaign.subject} />
			</div>
			<LeaveGuard isDirty={isDirty} />
		</>
	);
}

function Lead({ composer: { campaign, isDirty, isRight } }: { composer: Composer }) {
	const saved = isDirty ? (isRight ? "Wird gesichert …" : "Noch nicht gesichert") : "Gesichert";
	return (
		<>
			<State tone={CAMPAIGN_TONES[campaign.state]}>{CAMPAIGN_STATE_WORDS[campaign.state]}</State>{" "}
			{many(campaign.readers)} Menschen
			{campaign.state === "planned" && campaign.due_at ? ` · geplant für ${fullMoment(campaign.due_at)}` : ""} · {saved}
		</>
	);
}

function Acts({ composer }: { composer: Composer }) {
	const { campaign, isRight, settled, discard } = composer;
	const { id } = campaign;
	const [isSending, setSending] = useState(false);
	const maySend = useMay()("newsletter.send");
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const test = () =>
		run(async () => {
			await settled();
			toast(`Der Test ging an ${(await officeApi.campaigns.test({ params: { id } })).data.to}.`);
		});
	const remove = () =>
		run(async () => {
			await officeApi.campaigns.delete({ params: { id } });
			flushSync(discard);
			await navigate(officePaths.newsletter);
			toast("Newsletter gelöscht.", async () => {
				await officeApi.campaigns.restore({ params: { id } });
				await navigate(officePaths.campaign(id));
			});
		});
	const takeBack = () =>
		run(async () => {
			await officeApi.campaigns.stop({ params: { id } });
			await revalidate();
		});
	return (
		<>
			<Failure text={failure} />
			<Button variant="quiet" busy={busy} onClick={remove}>
				Löschen
			</Button>
			<Button icon={icons.send} busy={busy} disabled={!isRight} onClick={test}>
				Test an mich
			</Button>
			{maySend && campaign.state === "planned" && <Button onClick={takeBack}>Planung zurücknehmen</Button>}
			{maySend && (
				<Button variant="primary" icon={icons.send} disabled={!isRight} onClick={() => setSending(true)}>
					Verschicken …
				</Button>
			)}
			{isSending && <SendDialog composer={composer} onClose={() => setSending(false)} />}
		</>
	);
}

function Words({ composer: { words, set, faults } }: { composer: Composer }) {
	const letters = words.subject.length;
	return (
		<Panel title="Betreff und Versand">
			<div className="stack">
				<TextField
					id="subject"
					label="Betreff"
					hint={`${letters} Zeichen. Auf dem Handy sieht man die ersten ${PHONE_LETTERS}.`}
					error={faults.subject}
					value={words.subject}
					onChange={({ target }) => set({ subject: target.value })}
				/>
				<TextField
					id="preheader"
					label="Vorschauzeile"
					optional
					error={faults.preheader}
					value={words.preheader}
					onChange={({ target }) => set({ preheader: target.value })}
				/>
				<Check
					label="Auch auf der Website zeigen"
					hint="Im Archiv und im Feed, sobald er verschickt ist."
					checked={words.is_archived}
					onChange={({ target }) => set({ is_archived: target.checked })}
				/>
				<Check
					label="Besuche zählen"
					hint="Nur die Summe, wie oft Links auf unsere Seiten geöffnet werden. Ohne Person, ohne Cookie."
					checked={words.counts_visits}
					onChange={({ target }) => set({ counts_visits: target.checked })}
				/>
			</div>
		</Panel>
	);
}
