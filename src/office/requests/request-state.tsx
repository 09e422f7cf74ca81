import { REQUEST_STATE_WORDS } from "#contract/office/request-words.ts";
import type { OfficeRequest } from "#contract/office/requests.ts";
import { ACT } from "../lists/row-keys.ts";
import { Button, IconButton } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";
import type { RequestActs } from "./request-acts.ts";

type Standing = Pick<OfficeRequest, "closed_at" | "replied_at">;

export function RequestState({ closed_at, replied_at }: Standing) {
	if (closed_at) return <State tone="ok">{REQUEST_STATE_WORDS.closed}</State>;
	return replied_at ? (
		<State tone="info">hat geantwortet</State>
	) : (
		<State tone="warn">{REQUEST_STATE_WORDS.open}</State>
	);
}

interface RequestActProps {
	request: Pick<OfficeRequest, "id" | "name" | "closed_at">;
	acts: RequestActs;
	/** In a row the sign alone is shown. */
	iconOnly?: true;
}

/** The one thing that can be done with a request, as it stands. */
export function RequestAct({ request: { id, name, closed_at }, acts, iconOnly }: RequestActProps) {
	const label = closed_at ? "Wieder öffnen" : "Erledigt";
	const look = { size: "sm", icon: closed_at ? icons.back : icons.check } as const;
	const press = () => void (closed_at ? acts.reopen : acts.close)({ ids: [id] });
	if (iconOnly) return <IconButton {...look} {...ACT} label={`${label}: Anfrage von ${name}`} onClick={press} />;
	return (
		<Button {...look} {...ACT} shortcut="E" onClick={press}>
			{label}
		</Button>
	);
}
