import { useLoaderData } from "react-router";
import { ROLES } from "#contract/office/permissions.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { useColleague } from "../session/colleague.ts";
import { leave } from "../session/leave.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { DailyListPanel } from "./daily-list-panel.tsx";
import { FactorsPanel } from "./factors-panel.tsx";
import { NamePanel } from "./name-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

export const handle = { title: "Mein Konto" };

export async function loader() {
	const [account, mail] = await Promise.all([officeApi.account.get(), officeApi.today.mail()]);
	return { account: account.data, wantsList: mail.data.wanted };
}

export function Component() {
	const { account, wantsList } = useLoaderData<typeof loader>();
	const { id, roles, is_demo } = useColleague();
	useLive();
	return (
		<>
			<PageHead
				title="Mein Konto"
				actions={
					<Button icon={icons.logOut} onClick={() => void leave(id)}>
						Abmelden
					</Button>
				}
				lead={`${account.name} · ${account.email} · ${roles.map((role) => ROLES[role].name).join(", ")}`}
			/>
			{is_demo && (
				<Alert kind="info" title="Das ist die Demo.">
					Hier genügt das Passwort. Im Betrieb richten alle, die Menschen oder Geld sehen, einen zweiten Schritt ein.
				</Alert>
			)}
			<div className="cols cols--2">
				<div className="stack">
					<FactorsPanel account={account} />
					<NamePanel account={account} />
					<DailyListPanel wanted={wantsList} />
				</div>
				<div className="stack">
					<SessionsPanel sessions={account.sessions} />
					<PasswordPanel email={account.email} />
				</div>
			</div>
		</>
	);
}
