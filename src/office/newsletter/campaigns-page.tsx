import { useState } from "react";
import { Link, useLoaderData, useNavigate } from "react-router";
import { CAMPAIGN_STATE_WORDS } from "#contract/office/campaign-states.ts";
import type { CampaignLine } from "#contract/office/campaigns.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useMay } from "../session/colleague.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { Table, Th } from "../ui/table.tsx";
import { useAct } from "../ui/use-act.ts";
import { CAMPAIGN_TONES, many, readersWords } from "./campaign-words.ts";

export const loader = () => officeApi.campaigns.list();

/** NEWS-04: all newsletters, with what came of them as sums. */
export function Component() {
	useLive();
	const { data, readers, readers_is_least } = useLoaderData<typeof loader>();
	const [isNew, setNew] = useState(false);
	const mayReaders = useMay()("newsletter.readers");
	return (
		<>
			<PageHead
				title="Newsletter"
				lead={`${readersWords(readers, readers_is_least)} ihn gerade.`}
				actions={
					<>
						{mayReaders && <ButtonLink to={officePaths.subscribers}>Wer ihn bekommt</ButtonLink>}
						<Button variant="primary" icon={icons.plus} onClick={() => setNew(true)}>
							Neuer Newsletter
						</Button>
					</>
				}
			/>
			{data.length === 0 ? (
				<Empty title="Noch kein Newsletter." chair>
					<p>Setz ihn aus Artikeln, Seminaren und eigenen Worten zusammen.</p>
				</Empty>
			) : (
				<Panel title="Ausgaben" aside={<span className="hint">gezählt ohne Namen, nur Summen</span>} flush>
					<CampaignTable rows={data} />
				</Panel>
			)}
			{isNew && <NewCampaign onClose={() => setNew(false)} />}
		</>
	);
}

const CampaignTable = ({ rows }: { rows: readonly CampaignLine[] }) => (
	<Table
		caption="Ausgaben des Newsletters"
		cards
		head={
			<>
				<Th>Ausgabe</Th>
				<Th>Zustand</Th>
				<Th>Verschickt</Th>
				<Th className="r">An</Th>
				<Th className="r">Nicht angekommen</Th>
				<Th className="r">Abgemeldet</Th>
				<Th className="r">Besuche</Th>
			</>
		}
	>
		{rows.map((row) => (
			<CampaignRow key={row.id} row={row} />
		))}
	</Table>
);

function CampaignRow({ row: { id, subject, state, started_at, due_at, counts } }: { row: CampaignLine }) {
	const at = started_at ?? (state === "planned" ? due_at : null);
	const known = (count: number | null) => (started_at ? count : null);
	return (
		<tr>
			<th scope="row">
				<Link to={officePaths.campaign(id)}>{subject}</Link>
			</th>
			<td>
				<State tone={CAMPAIGN_TONES[state]}>{CAMPAIGN_STATE_WORDS[state]}</State>
			</td>
			<td className={at ? "full" : "x"}>{at ? fullMoment(at) : "–"}</td>
			<Sum count={known(counts.sent)} unit="verschickt" />
			<Sum count={known(counts.failed + counts.bounced)} unit="nicht angekommen" />
			<Sum count={known(counts.unsubscribed)} unit="abgemeldet" />
			<Sum count={known(counts.visits)} unit="Besuche" />
		</tr>
	);
}

/** What its column says is said beside it where the row is a card. */
const Sum = ({ count, unit }: { count: number | null; unit: string }) => (
	<td className={count === null ? "r x" : "r right"}>
		{count === null ? "–" : many(count)}
		{count !== null && <span className="unit"> {unit}</span>}
	</td>
);

function NewCampaign({ onClose }: { onClose: () => void }) {
	const [subject, setSubject] = useState("");
	const { busy, failure, faults, run } = useAct();
	const navigate = useNavigate();
	const save = () =>
		run(async () => {
			const { data } = await officeApi.campaigns.create({ body: { subject } });
			await navigate(officePaths.campaign(data.id));
		});
	return (
		<Dialog
			title="Neuer Newsletter"
			onClose={onClose}
			actions={<DialogButtons busy={busy} onClose={onClose} onSave={save} label="Beginnen" />}
		>
			<Failure text={failure} />
			<TextField
				label="Betreff"
				hint="Lässt sich bis zum Versand ändern."
				value={subject}
				error={faults.subject}
				onChange={({ target }) => setSubject(target.value)}
				autoFocus
			/>
		</Dialog>
	);
}
