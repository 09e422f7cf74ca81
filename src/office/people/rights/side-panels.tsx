import { Link, useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { DataRequest, DeletionProof, Hold } from "#contract/office/rights.ts";
import { DATA_REQUEST_WORDS } from "#contract/office/rights-words.ts";
import { officeApi } from "../../api.ts";
import { momentWords } from "../../history/days.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import * as icons from "../../ui/icons.ts";
import { Panel } from "../../ui/panel.tsx";
import { State } from "../../ui/state.tsx";
import { Timeline, TimelineEntry } from "../../ui/timeline.tsx";
import { useAct } from "../../ui/use-act.ts";
import { countedWords, dueWords, subjectPath } from "./rights-words.ts";

/** What people have asked for, what waits first. */
export const RequestsPanel = ({ requests }: { requests: readonly DataRequest[] }) => (
	<Panel title="Wünsche von Menschen" flush={requests.length > 0}>
		{requests.length === 0 ? (
			<p className="muted">Niemand hat um Auskunft oder Löschung gebeten.</p>
		) : (
			<ul className="wl">
				{requests.map((request) => (
					<RequestLine key={request.id} request={request} />
				))}
			</ul>
		)}
	</Panel>
);

export function RequestLine({ request }: { request: DataRequest }) {
	const { id, kind, email, received_on, due_on, done_at, done_by, note } = request;
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const due = dueWords(due_on, new Date());
	const title = `${DATA_REQUEST_WORDS[kind]}${email ? ` für ${email}` : ""}`;
	const end = () =>
		run(async () => {
			await officeApi.rights.endRequest({ params: { id } });
			await revalidate();
		});
	return (
		<li>
			<Icon shape={kind === "access" ? icons.file : icons.trash} className="i" />
			<div>
				<b className="break">{title}</b>
				<small>
					eingegangen {formatDate(received_on)}, Frist {formatDate(due_on)}
				</small>
				{done_at && (
					<small>
						erledigt {formatDate(done_at)}
						{done_by && ` von ${done_by}`}
					</small>
				)}
				{note && <small>{note}</small>}
				<Failure text={failure} />
				{!done_at && (
					<div className="row">
						{email && (
							<Link className="link" to={subjectPath(email)}>
								Bearbeiten
							</Link>
						)}
						<Button size="sm" busy={busy} aria-label={`${title}: ist beantwortet`} onClick={() => void end()}>
							Ist beantwortet
						</Button>
					</div>
				)}
			</div>
			{done_at ? (
				<State tone="ok">erledigt</State>
			) : (
				<State tone={due.isLate ? "err" : due.isSoon ? "warn" : "info"}>{due.text}</State>
			)}
		</li>
	);
}

/** Whose data nothing is deleted of just now. */
export const HoldsPanel = ({ holds }: { holds: readonly Hold[] }) =>
	holds.length > 0 && (
		<Panel title="Löschsperren" flush>
			<ul className="wl">
				{holds.map(({ id, email, reason, set_at, set_by }) => (
					<li key={id}>
						<Icon shape={icons.shield} className="i" />
						<div>
							<Link className="link break" to={subjectPath(email)}>
								{email}
							</Link>
							<small>{reason}</small>
							<small>
								seit {formatDate(set_at)}
								{set_by && ` · ${set_by}`}
							</small>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);

/** KEEP-02: what went, in numbers. */
export const ProofsPanel = ({ proofs }: { proofs: readonly DeletionProof[] }) => (
	<Panel
		title="Löschprotokoll"
		aside={
			<Link className="link" to={`${officePaths.history}?action=retention`}>
				Alles
			</Link>
		}
	>
		{proofs.length === 0 ? (
			<p className="muted">Bisher war nichts zu löschen.</p>
		) : (
			<Timeline>
				{proofs.map(({ id, at, who, is_person, gone, kept }) => (
					<TimelineEntry
						key={id}
						icon={icons.trash}
						title={is_person ? "1 Person auf eigenen Wunsch" : countedWords(gone)}
						when={<time dateTime={at}>{momentWords(at, new Date())}</time>}
					>
						{is_person && <p>gelöscht: {countedWords(gone)}</p>}
						{kept.length > 0 && <p>bleibt nach dem Gesetz: {countedWords(kept)}</p>}
						<p>{who ?? "System"} · nur Zahlen, keine Namen</p>
					</TimelineEntry>
				))}
			</Timeline>
		)}
	</Panel>
);
