import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TeamMember } from "#contract/office/team.ts";
import { officeApi } from "../api.ts";
import { useColleague } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";

interface Deed {
	title: string;
	/** What will happen, and to whom. */
	lead: string;
	button: string;
	danger?: boolean;
	run: () => Promise<unknown>;
	done: string;
}

type Act = "again" | "withdraw" | "shut" | "open" | "factors" | "sessions";

/** Everything that is done to an account, with what it means said before. */
function deedOf(act: Act, { id, name, email, sessions }: TeamMember): Deed {
	const params = { id };
	switch (act) {
		case "again":
			return {
				title: "Noch einmal einladen?",
				lead: `${email} bekommt einen neuen Link. Der alte gilt dann nicht mehr.`,
				button: "Einladung schicken",
				run: () => officeApi.team.inviteAgain({ params }),
				done: `Die Einladung an ${name} ist unterwegs.`,
			};
		case "withdraw":
			return {
				title: "Einladung zurückziehen?",
				lead: `Der Link an ${email} gilt dann nicht mehr.`,
				button: "Zurückziehen",
				danger: true,
				run: () => officeApi.team.withdraw({ params }),
				done: `Die Einladung an ${name} ist zurückgezogen.`,
			};
		case "shut":
			return {
				title: `${name} sperren?`,
				lead: "Die Person ist sofort überall abgemeldet und kommt nicht mehr hinein. Was sie geschrieben hat, bleibt.",
				button: "Konto sperren",
				danger: true,
				run: () => officeApi.team.deactivate({ params }),
				done: `${name} ist gesperrt.`,
			};
		case "open":
			return {
				title: `${name} wieder hereinlassen?`,
				lead: "Die Anmeldung geht wie vorher, mit denselben Rollen.",
				button: "Konto öffnen",
				run: () => officeApi.team.activate({ params }),
				done: `${name} kann sich wieder anmelden.`,
			};
		case "factors":
			return {
				title: "Zweiten Schritt zurücksetzen?",
				lead: `Passkeys, Code-App und Notfallcodes von ${name} gelten dann nicht mehr. Alle Sitzungen enden, und ${email} bekommt eine Mail. Frag vorher nach, ob die Person es wirklich ist.`,
				button: "Zurücksetzen",
				danger: true,
				run: () => officeApi.team.resetFactors({ params }),
				done: `Der zweite Schritt von ${name} ist zurückgesetzt.`,
			};
		case "sessions":
			return {
				title: "Sitzungen beenden?",
				lead: `${name} ist dann überall abgemeldet (${sessions === 1 ? "eine Sitzung" : `${sessions} Sitzungen`}).`,
				button: "Sitzungen beenden",
				run: () => officeApi.team.endSessions({ params }),
				done: `Die Sitzungen von ${name} sind beendet.`,
			};
	}
}

type Shown = Act | "choice" | null;

/** A dialog rather than a list that drops down: the table would cut it off. */
export function MemberActions({ member, onEdit }: { member: TeamMember; onEdit: () => void }) {
	const isOwn = useColleague().id === member.id;
	const [shown, setShown] = useState<Shown>(null);
	const close = () => setShown(null);
	const edit = () => {
		close();
		onEdit();
	};
	return (
		<>
			<IconButton
				icon={icons.more}
				label={`Aktionen für ${member.name}`}
				variant="quiet"
				size="sm"
				onClick={() => setShown("choice")}
			/>
			{shown === "choice" && (
				<Dialog title={member.name} lead={member.email} onClose={close}>
					<div className="stack">
						<Button onClick={edit}>Name und Rollen ändern</Button>
						{actsFor(member, isOwn).map((act) => (
							<Button key={act} variant={act === "shut" ? "warnline" : "line"} onClick={() => setShown(act)}>
								{LABELS[act]}
							</Button>
						))}
					</div>
				</Dialog>
			)}
			{shown && shown !== "choice" && <DeedDialog deed={deedOf(shown, member)} onClose={close} />}
		</>
	);
}

const LABELS: Record<Act, string> = {
	again: "Noch einmal einladen",
	withdraw: "Einladung zurückziehen",
	sessions: "Sitzungen beenden",
	factors: "Zweiten Schritt zurücksetzen",
	shut: "Konto sperren",
	open: "Konto wieder öffnen",
};

/** One's own second step is changed in the account. */
function actsFor({ state, passkeys, has_totp, sessions }: TeamMember, isOwn: boolean): Act[] {
	if (state === "invited") return ["again", "withdraw"];
	if (state === "shut") return ["open"];
	return [
		...(sessions > 0 ? (["sessions"] as const) : []),
		...(!isOwn && (passkeys > 0 || has_totp) ? (["factors"] as const) : []),
		"shut",
	];
}

function DeedDialog({ deed, onClose }: { deed: Deed; onClose: () => void }) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const perform = () =>
		run(async () => {
			await deed.run();
			await revalidate();
			toast(deed.done);
			onClose();
		});
	return (
		<Dialog
			title={deed.title}
			lead={deed.lead}
			onClose={onClose}
			actions={
				<>
					<Button autoFocus onClick={onClose}>
						Abbrechen
					</Button>
					<Button variant={deed.danger ? "danger" : "primary"} busy={busy} onClick={perform}>
						{deed.button}
					</Button>
				</>
			}
		>
			<Failure text={failure} />
		</Dialog>
	);
}
