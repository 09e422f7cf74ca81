import type { TeamMember } from "#contract/office/team.ts";
import { State } from "../ui/state.tsx";

/** What somebody shows besides the password. */
export function FactorState({ member }: { member: TeamMember }) {
	const { passkeys, has_totp, needs_second_factor, state } = member;
	if (passkeys > 0) return <State tone="ok">{passkeys === 1 ? "Passkey" : `Passkey, ${passkeys} Geräte`}</State>;
	if (has_totp) return <State tone="ok">Code-App</State>;
	if (state !== "active") return <State tone="mute">noch keiner</State>;
	return needs_second_factor ? (
		<State tone="err">fehlt, bei der nächsten Anmeldung</State>
	) : (
		<State tone="warn">keiner</State>
	);
}
