import { useEffect, useState } from "react";
import { deviceKey } from "#browser/session/device-key.ts";
import { Icon } from "#browser/ui/icon.tsx";
import type { OfficeApi } from "#contract/office/api.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";
import { CodeBoxes } from "./code-boxes.tsx";
import { CopySecret } from "./copy-secret.tsx";
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
				Liest du das auf dem Telefon, auf dem die App ist? Dann öffne sie hier oder trage dieses Geheimnis ein:{" "}
				<code className="secret-text">{inGroups(offer.secret)}</code>
			</p>
			<div className="row">
				<a className={buttonLook({ size: "sm" })} href={offer.uri}>
					<Icon shape={icons.phoneApp} className="i" />
					In der App öffnen
				</a>
				<CopySecret secret={offer.secret} />
			</div>
			<CodeBoxes label="Der Code, den die App jetzt zeigt" error={confirm.failure ?? undefined} onComplete={send} />
		</div>
	);
}
