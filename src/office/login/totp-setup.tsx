import { useEffect, useState } from "react";
import { deviceKey } from "#browser/session/device-key.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { useAct } from "../ui/use-act.ts";
import { CodeBoxes } from "./code-boxes.tsx";
import { QrCode } from "./qr-code.tsx";

interface TotpSetupProps {
	/** In the account the one that asks for a fresh proof. */
	api?: OfficeApi;
	/** The app is taken; with the first factor come the recovery codes. */
	onDone: (codes: string[] | null) => void;
}

const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** An app that makes codes: shown as a square and as text, then its first code. */
export function TotpSetup({ api = plainApi, onDone }: TotpSetupProps) {
	const [offer, setOffer] = useState<{ secret: string; uri: string } | null>(null);
	const start = useAct();
	const confirm = useAct();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => {
		void start.run(async () => setOffer((await api.enrolment.totpSecret()).data));
	}, []);
	const send = (totp_code: string) =>
		confirm.run(async () => {
			const { data } = await api.enrolment.confirmTotp({ body: { totp_code, device: deviceKey() } });
			onDone(data.recovery_codes);
		});
	if (start.failure)
		return (
			<Alert kind="err" role="alert">
				{start.failure}
			</Alert>
		);
	if (!offer) return null;
	return (
		<div className="stack">
			<p className="m">Nimm dieses Bild mit deiner App auf, etwa Aegis, FreeOTP oder deinem Passwortmanager.</p>
			<QrCode text={offer.uri} label="QR-Code für die App mit Codes" />
			<p className="s muted">
				Geht das nicht, tippe dieses Geheimnis ab: <code className="secret-text">{inGroups(offer.secret)}</code>
			</p>
			<CodeBoxes label="Der Code, den die App jetzt zeigt" error={confirm.failure ?? undefined} onComplete={send} />
		</div>
	);
}
