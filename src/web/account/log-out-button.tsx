import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { DELAY_MS } from "#contract/constants.ts";
import { api } from "#web/api/site-api.ts";
import { logOut } from "./log-in.ts";

/** MEM-07 CONST-08: acts after a moment. Where it leads is decided by the page, as for a logout in another tab. */
export function LogOutButton() {
	const [busy, setBusy] = useState(false);
	const leave = () => {
		setBusy(true);
		setTimeout(() => logOut(api), DELAY_MS.logout);
	};
	return (
		<Button variant="line" size="sm" busy={busy} onClick={leave}>
			{!busy && <Icon shape={icons.logOut} />}
			Ausloggen
		</Button>
	);
}
