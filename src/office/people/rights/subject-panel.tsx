import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { DataSubject } from "#contract/office/rights.ts";
import { officeApi } from "../../api.ts";
import { begun } from "../../tasks/tasks.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import * as icons from "../../ui/icons.ts";
import { Panel } from "../../ui/panel.tsx";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAct } from "../../ui/use-act.ts";
import { ErasureDialog } from "./erasure-dialog.tsx";
import { RequestDialog } from "./request-dialog.tsx";
import { RequestLine } from "./side-panels.tsx";

type Asked = "erasure" | "request" | "hold" | null;

/** PERSON-03, PERSON-04, KEEP-04: what can be done for whom stands behind an address. */
export function SubjectPanel({ subject }: { subject: DataSubject }) {
	const { email, hold, requests } = subject;
	const [asked, setAsked] = useState<Asked>(null);
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const close = () => setAsked(null);
	const prepare = () =>
		run(async () => {
			begun((await officeApi.rights.prepareAccess({ body: { email } })).data);
			await revalidate();
		});
	const lift = (id: number) =>
		run(async () => {
			await officeApi.rights.liftHold({ params: { id } });
			await revalidate();
		});
	return (
		<Panel title="Rechte nach der DSGVO">
			<div className="stack">
				<p className="break">
					<b>{email}</b>
				</p>
				<Failure text={failure} />
				{hold && (
					<Alert kind="warn">
						Löschsperre seit {formatDate(hold.set_at)}
						{hold.set_by && ` von ${hold.set_by}`}: {hold.reason}
					</Alert>
				)}
				<Packs subject={subject} />
				{requests.length > 0 && (
					<ul className="wl">
						{requests.map((request) => (
							<RequestLine key={request.id} request={request} />
						))}
					</ul>
				)}
				<div className="row">
					<Button size="sm" variant="primary" icon={icons.file} busy={busy} onClick={() => void prepare()}>
						Auskunft zusammenstellen
					</Button>
					<Button size="sm" icon={icons.plus} onClick={() => setAsked("request")}>
						Anfrage merken …
					</Button>
					{hold ? (
						<Button size="sm" icon={icons.shield} busy={busy} onClick={() => void lift(hold.id)}>
							Löschsperre aufheben
						</Button>
					) : (
						<Button size="sm" icon={icons.shield} onClick={() => setAsked("hold")}>
							Löschsperre …
						</Button>
					)}
					<Button size="sm" variant="danger" icon={icons.trash} onClick={() => setAsked("erasure")}>
						Person löschen …
					</Button>
				</div>
			</div>
			{asked === "request" && <RequestDialog email={email} onSaved={revalidate} onClose={close} />}
			{asked === "erasure" && (
				<ErasureDialog
					email={email}
					onErased={async () => navigate(officePaths.dataProtection, { replace: true })}
					onClose={close}
				/>
			)}
			{asked === "hold" && (
				<ReasonDialog
					title="Löschsperre setzen"
					lead={`Solange sie gilt, wird von ${email} nichts gelöscht: nicht nach Ablauf einer Frist, nicht auf Wunsch und nicht mit dem Konto.`}
					hint="Zum Beispiel: offener Rechtsstreit um eine Rechnung. Die Person liest ihn in der Auskunft."
					label="Sperre setzen"
					onSave={async (reason) => {
						await officeApi.rights.hold({ body: { email, reason } });
						await revalidate();
					}}
					onClose={close}
				/>
			)}
		</Panel>
	);
}

/** What was put together; it goes by itself. */
function Packs({ subject: { packs } }: { subject: DataSubject }) {
	const [newest] = packs.filter(({ is_ready }) => is_ready);
	if (!newest) return null;
	return (
		<>
			<Alert kind="info">
				Prüfe, wer die Auskunft bekommt, bevor sie das Haus verlässt: Antworte an diese Adresse oder lass dir etwas
				zeigen, das nur die Person weiß.
			</Alert>
			<p>
				<a className={buttonLook({ size: "sm" })} href={`${API_BASE}/office/access_pack/${newest.id}`} download>
					<Icon shape={icons.download} className="i" />
					Auskunft vom {formatDate(newest.created_at)}
				</a>
				<small className="block muted">
					{newest.fetched_at ? `abgeholt ${formatDate(newest.fetched_at)}, ` : ""}wird nach 14 Tagen gelöscht
				</small>
			</p>
		</>
	);
}
