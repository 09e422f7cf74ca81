import { REQUEST_STATE_WORDS } from "#contract/office/request-words.ts";
import type { OfficeRequest } from "#contract/office/requests.ts";
import { ACT } from "../lists/row-keys.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { State } from "../ui/state.tsx";
import type { RequestActs } from "./request-acts.ts";

type Closed = Pick<OfficeRequest, "closed_at">;

export const RequestState = ({ closed_at }: Closed) => (
	<State tone={closed_at ? "ok" : "warn"}>{REQUEST_STATE_WORDS[closed_at ? "closed" : "open"]}</State>
);

interface RequestActProps {
	request: Closed & Pick<OfficeRequest, "id" | "name">;
	acts: RequestActs;
	/** Where there is room for it. */
	shortcut?: string;
}

/** The one thing that can be done with a request, as it stands. */
export function RequestAct({ request: { id, name, closed_at }, acts, shortcut }: RequestActProps) {
	const label = closed_at ? "Wieder öffnen" : "Erledigt";
	return (
		<Button
			size="sm"
			icon={closed_at ? icons.back : icons.check}
			{...(shortcut ? { shortcut } : {})}
			{...ACT}
			aria-label={`${label}: Anfrage von ${name}`}
			onClick={() => void (closed_at ? acts.reopen : acts.close)({ ids: [id] })}
		>
			{label}
		</Button>
	);
}
