import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { Account } from "#contract/office/account.ts";
import { officeApi } from "../api.ts";
import { PasskeySetup } from "../login/passkey-setup.tsx";
import { RecoveryCodes } from "../login/recovery-codes.tsx";
import { TotpSetup } from "../login/totp-setup.tsx";
import { toast } from "../toasts/toasts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { PasskeyLine } from "./passkey-line.tsx";

const FEW_CODES = 3;

type Open = "passkey" | "totp" | { codes: readonly string[] } | null;

/** What one shows besides the password, and the codes for the day when it is gone. */
export function FactorsPanel({ account }: { account: Account }) {
	const { passkeys, totp_since, recovery_codes_left } = account;
	const [open, setOpen] = useState<Open>(null);
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const hasFactor = passkeys.length > 0 || totp_since !== null;
	const change = (work: () => Promise<unknown>, done: string) =>
		run(async () => {
			await work();
			await revalidate();
			toast(done);
		});
	const added = async (codes: readonly string[] | null) => {
		setOpen(codes ? { codes } : null);
		await revalidate();
		toast("Dein zweiter Schritt ist eingerichtet.");
	};
	const renew = () =>
		run(async () => {
			setOpen({ codes: (await officeApi.account.renewRecoveryCodes()).data.recovery_codes });
			await revalidate();
		});
	return (
		<Panel
			title="Dein zweiter Schritt"
			flush
			foot={
				<>
					<Button size="sm" icon={icons.plus} onClick={() => setOpen("passkey")}>
						Passkey dazu
					</Button>
					{!totp_since && (
						<Button size="sm" icon={icons.phoneApp} onClick={() => setOpen("totp")}>
							App mit Codes
						</Button>
					)}
				</>
			}
		>
			<Failure text={failure} />
			<ul className="wl">
				{passkeys.map((passkey) => (
					<PasskeyLine
						key={passkey.id}
						passkey={passkey}
						onRenamed={(name) => change(async () => {}, `Der Passkey heißt jetzt „${name}“.`)}
						onRemove={() =>
							change(
								() => officeApi.account.removePasskey({ params: { id: passkey.id } }),
								`„${passkey.name}“ ist entfernt.`,
							)
						}
					/>
				))}
				{totp_since && (
					<li>
						<Icon shape={icons.phoneApp} className="i" />
						<div>
							<b>App mit Codes</b>
							<small>seit {formatDate(totp_since)}</small>
						</div>
						<IconButton
							icon={icons.trash}
							label="App mit Codes entfernen"
							variant="quiet"
							size="sm"
							onClick={() => change(() => officeApi.account.removeTotp(), "Die App mit Codes ist entfernt.")}
						/>
					</li>
				)}
				{hasFactor ? (
					<li>
						<Icon shape={icons.key} className="i" />
						<div>
							<b>{recovery_codes_left === 1 ? "Ein Notfallcode übrig" : `${recovery_codes_left} Notfallcodes übrig`}</b>
							{recovery_codes_left <= FEW_CODES && <small>Bald sind sie alle. Mach dir zehn neue.</small>}
						</div>
						<Button size="sm" busy={busy} onClick={renew}>
							Neue machen
						</Button>
					</li>
				) : (
					<li>
						<Icon shape={icons.shield} className="i" />
						<div>
							<b>Noch keiner</b>
							<small>Ein Passkey ist am bequemsten: Finger auflegen, fertig.</small>
						</div>
					</li>
				)}
			</ul>
			{open && <FactorDialog open={open} onAdded={added} onClose={() => setOpen(null)} />}
		</Panel>
	);
}

interface FactorDialogProps {
	open: NonNullable<Open>;
	onAdded: (codes: readonly string[] | null) => void;
	onClose: () => void;
}

function FactorDialog({ open, onAdded, onClose }: FactorDialogProps) {
	if (typeof open === "object")
		return (
			<Dialog
				title="Deine Notfallcodes"
				onClose={onClose}
				actions={
					<Button variant="primary" onClick={onClose}>
						Ich habe sie gesichert
					</Button>
				}
			>
				<div className="stack">
					<RecoveryCodes codes={open.codes} />
				</div>
			</Dialog>
		);
	return (
		<Dialog title={open === "passkey" ? "Neuer Passkey" : "App mit Codes"} onClose={onClose}>
			{open === "passkey" ? (
				<PasskeySetup api={officeApi} onDone={onAdded} />
			) : (
				<TotpSetup api={officeApi} onDone={onAdded} />
			)}
		</Dialog>
	);
}
