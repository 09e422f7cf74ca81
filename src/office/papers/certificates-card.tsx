import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import { type CertificateOutlook, type DateCertificates, NO_CERTIFICATE } from "#contract/office/certificates.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import { ConsequenceNumbers, LetterPager } from "../acts/consequences.tsx";
import { DeliberateDialog } from "../acts/deliberate-dialog.tsx";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";
import { SheetCard } from "./sheet-card.tsx";

const counted = (count: number): string => (count === 1 ? "1 Bescheinigung" : `${count} Bescheinigungen`);

interface CertificatesCardProps {
	date: OfficeDatePage;
	found: DateCertificates;
}

/** ROOM-05: who was there gets one. */
export function CertificatesCard({ date, found }: CertificatesCardProps) {
	const may = useMay();
	const [asking, setAsking] = useState(false);
	const valid = found.certificates.filter(({ state }) => state === "valid").length;
	const path = `${API_BASE}/office/seminar_date/${date.id}/certificate`;
	return (
		<SheetCard title={"Teilnahme\u00adbescheinigungen"} sheet={<CertificatePicture />}>
			<p>Nur wer da war, bekommt eine. Erst sinnvoll, wenn die Anwesenheit steht.</p>
			<p className="s">
				<CertificatesState found={found} valid={valid} />
			</p>
			<div className="row">
				<a className={buttonLook({ size: "sm" })} href={`${path}/preview`} target="_blank" rel="noreferrer">
					<Icon shape={icons.eye} className="i" />
					Vorschau<span className="sr-only"> der Bescheinigung (neuer Tab)</span>
				</a>
				{may("bookings.write") && (
					<Button
						size="sm"
						icon={icons.send}
						disabled={!found.is_over || found.ready === 0}
						onClick={() => setAsking(true)}
					>
						Ausstellen und per Mail schicken
					</Button>
				)}
				{valid > 0 && (
					<a className={buttonLook({ size: "sm", variant: "quiet" })} href={`${path}/zip`}>
						<Icon shape={icons.download} className="i" />
						Alle als ZIP
					</a>
				)}
			</div>
			{asking && <IssueDialog dateId={date.id} onClose={() => setAsking(false)} />}
		</SheetCard>
	);
}

const CertificatePicture = () => (
	<>
		<i />
		<i className="y" />
		<i className="h" />
		<i />
		<i />
		<i />
	</>
);

function CertificatesState({ found: { is_over, ready, without }, valid }: { found: DateCertificates; valid: number }) {
	if (!is_over) return <State tone="mute">wartet auf das Ende des Termins</State>;
	const open = without.filter(({ reason }) => reason === "not_noted").length;
	return (
		<>
			{valid > 0 && <State tone="ok">{`${counted(valid)} ausgestellt`}</State>}{" "}
			{ready > 0 && <State tone="info">{`${counted(ready)} bereit`}</State>}{" "}
			{open > 0 && <State tone="mute">{`Anwesenheit von ${open} fehlt`}</State>}
			{valid + ready + open === 0 && <State tone="mute">niemand war da</State>}
		</>
	);
}

function IssueDialog({ dateId, onClose }: { dateId: number; onClose: () => void }) {
	const { revalidate } = useRevalidator();
	const foresee = useCallback(
		async () => (await officeApi.certificates.foresee({ params: { id: dateId } })).data,
		[dateId],
	);
	return (
		<DeliberateDialog<CertificateOutlook>
			title="Bescheinigungen ausstellen"
			lead="Was ausgestellt ist, bleibt: Ein Fehler wird durch eine neue Nummer berichtigt."
			promise="Ja, so ausstellen und verschicken."
			cancel="Noch nicht"
			foresee={foresee}
			isPossible={({ issued }) => issued > 0}
			button={(found) => (found ? `${counted(found.issued)} ausstellen und schicken` : "Ausstellen")}
			show={(found) => <Outlook found={found} />}
			act={async () => {
				await officeApi.certificates.issue({ params: { id: dateId } });
				toast("Die Bescheinigungen sind ausgestellt und unterwegs.");
				await revalidate();
			}}
			onClose={onClose}
		/>
	);
}

const Outlook = ({ found: { issued, without, consequences } }: { found: CertificateOutlook }) => (
	<>
		<p>
			<b>{counted(issued)}</b> entstehen, jede mit eigener Nummer.
		</p>
		<ConsequenceNumbers {...consequences} />
		{without.length > 0 && (
			<section aria-label="Wer keine bekommt">
				<h3>{without.length === 1 ? "1 Person bekommt keine" : `${without.length} Personen bekommen keine`}</h3>
				<ul className="m">
					{without.map(({ name, reason }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
						<li key={index}>
							{name}: {NO_CERTIFICATE[reason]}
						</li>
					))}
				</ul>
			</section>
		)}
		<LetterPager letters={consequences.letters} />
	</>
);
