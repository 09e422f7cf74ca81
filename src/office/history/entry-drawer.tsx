import { useEffect, useId, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { HistoryEntry } from "#contract/office/history.ts";
import { useKeys } from "../keys/use-keys.ts";
import { opened } from "../lists/address.ts";
import { ROW } from "../lists/row-keys.ts";
import { ButtonLink, IconButton } from "../ui/button.tsx";
import { Diff } from "../ui/diff.tsx";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { actorOf, SubjectName } from "./entry-line.tsx";
import { HistoryBlock } from "./history-block.tsx";

/** One entry with all that is known of it, and what else happened to the same thing. The list stays usable beside it. */
export function EntryDrawer({ entry }: { entry: HistoryEntry }) {
	const { id, at, text, subject, subject_id, changes, facts, note } = entry;
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const heading = useId();
	const element = useRef<HTMLElement>(null);
	const close = () => {
		document.querySelector<HTMLElement>(`[${ROW}="${id}"]`)?.focus();
		void navigate(opened(params, null), { preventScrollReset: true });
	};
	// On a telephone it stands below the list, where nobody would see it open.
	useEffect(() => {
		if (matchMedia("(width >= 60rem)").matches) return;
		element.current?.scrollIntoView();
		element.current?.focus({ preventScroll: true });
	}, []);
	useKeys([{ keys: "Escape", label: "Eintrag schließen", run: close }]);
	const ofSubject = `?${new URLSearchParams({ subject, subject_id })}`;
	return (
		<aside ref={element} tabIndex={-1} className="drawer" aria-labelledby={heading}>
			<div className="panel__h">
				<h2 id={heading}>{text}</h2>
				<IconButton icon={icons.close} label="Eintrag schließen" variant="quiet" size="sm" onClick={close} />
			</div>
			<div className="panel__b stack">
				<Facts
					facts={[
						["Wer", actorOf(entry)],
						["Wann", `${formatDate(at)}, ${at.slice(11, 19)}`],
						["Woran", <SubjectName key="subject" entry={entry} />],
						["Eintrag", `#${id}`],
						["Notiz", note],
						...facts.map(({ label, value }) => [label, value] as const),
					]}
				/>
				{changes.length > 0 && (
					<>
						<h3>Vorher und nachher</h3>
						<Diff changes={changes.map(({ label, before, after }) => ({ field: label, before, after }))} />
					</>
				)}
				<h3>Alles dazu</h3>
				<HistoryBlock subject={subject} id={subject_id} />
			</div>
			<div className="panel__f">
				<ButtonLink to={ofSubject} variant="quiet" size="sm" icon={icons.filter}>
					Nur das in der Liste zeigen
				</ButtonLink>
			</div>
		</aside>
	);
}
