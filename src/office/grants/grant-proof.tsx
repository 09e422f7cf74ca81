import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import type { GrantPage } from "#contract/office/grants.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";

/** What is missing, the pack as it is now, and what was handed in. */
export function GrantProof({ grant }: { grant: GrantPage }) {
	const { id, missing, delete_on, pack, due_on } = grant;
	const may = useMay();
	const [asking, setAsking] = useState(false);
	const path = `${API_BASE}/office/grant/${id}`;
	return (
		<div className="stack">
			{missing.length > 0 && <Alert kind="warn">Es fehlen: {missing.join(", ")}</Alert>}
			{pack && pack.differences.length > 0 && (
				<Alert kind="info" title="Seit der Abgabe hat sich etwas geändert.">
					<ul className="list-disc pl-5">
						{pack.differences.map((difference) => (
							<li key={difference}>{difference}</li>
						))}
					</ul>
				</Alert>
			)}
			<Facts
				facts={[
					["Abgeben bis", due_on && formatDate(due_on)],
					["Abgegeben", pack && fullMoment(pack.delivered_at)],
					["Prüfsumme", pack && <code key="hash">{pack.hash.slice(0, 16)}…</code>],
					["Namen in der Mappe", grant.wants_lists ? "ja, in den Teilnahmelisten" : "keine"],
					["Listen löschen", delete_on && formatDate(delete_on)],
				]}
			/>
			<PackLists grant={grant} />
			<div className="row">
				<a className={buttonLook({ size: "sm" })} href={`${path}/pack`}>
					<Icon shape={icons.download} className="i" />
					Zwischenstand
				</a>
				{pack && !pack.emptied_at && (
					<a className={buttonLook({ size: "sm", variant: "quiet" })} href={`${path}/delivered`}>
						<Icon shape={icons.download} className="i" />
						Abgegebene Mappe
					</a>
				)}
				{may("seminars.write") && grant.dates.length > 0 && (
					<Button size="sm" icon={icons.check} onClick={() => setAsking(true)}>
						Als abgegeben festhalten
					</Button>
				)}
			</div>
			{asking && <DeliverDialog grant={grant} onClose={() => setAsking(false)} />}
		</div>
	);
}

/** What becomes of the names in what was handed in. */
function PackLists({ grant: { pack, delete_on } }: { grant: GrantPage }) {
	if (!pack?.has_lists) return null;
	if (pack.emptied_at)
		return (
			<p className="muted">
				{`Die abgegebene Mappe enthielt Namen und wurde am ${formatDate(pack.emptied_at)} mit den Listen gelöscht. Prüfsumme und Zahlen bleiben.`}
			</p>
		);
	const day = delete_on ? `nach dem ${formatDate(delete_on)}` : "nach Ablauf der Frist";
	return (
		<p className="muted">{`Die abgegebene Mappe enthält Namen. Sie wird ${day} mit den Listen gelöscht; wer sie öffnet, steht im Verlauf der Termine.`}</p>
	);
}

function DeliverDialog({
	grant: { id, reference, missing, wants_lists, delete_on },
	onClose,
}: {
	grant: GrantPage;
	onClose: () => void;
}) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const deliver = () =>
		run(async () => {
			await officeApi.grants.deliver({ params: { id } });
			toast(`Die Mappe zu ${reference} ist festgehalten.`);
			await revalidate();
			onClose();
		});
	return (
		<Dialog
			title={`Nachweis ${reference} abgegeben`}
			lead="Die Mappe wird so aufgehoben, wie sie jetzt ist. Das lässt sich nicht rückgängig machen; spätere Änderungen stehen als Unterschied daneben."
			onClose={onClose}
			actions={
				<>
					<Button autoFocus onClick={onClose}>
						Noch nicht
					</Button>
					<Button variant="danger" busy={busy} onClick={() => void deliver()}>
						Festhalten
					</Button>
				</>
			}
		>
			<div className="stack">
				{missing.length > 0 && <Alert kind="warn">Es fehlen: {missing.join(", ")}</Alert>}
				{wants_lists && (
					<Alert kind="info" title="In der Mappe stehen Namen.">
						{delete_on
							? `Nach dem ${formatDate(delete_on)} wird sie mit den Listen gelöscht; Prüfsumme und Zahlen bleiben.`
							: "Trage den Zeitraum ein, damit feststeht, wann sie mit den Listen gelöscht wird."}
					</Alert>
				)}
				<Failure text={failure} />
			</div>
		</Dialog>
	);
}
