import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { Account } from "#contract/office/account.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";

/** Where one is logged in, to be ended one by one or all at once. */
export function SessionsPanel({ sessions }: Pick<Account, "sessions">) {
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const end = (work: () => Promise<unknown>, done: string) =>
		run(async () => {
			await work();
			await revalidate();
			toast(done);
		});
	return (
		<Panel
			title="Deine Sitzungen"
			flush
			foot={
				sessions.length > 1 && (
					<Button
						size="sm"
						busy={busy}
						onClick={() => end(() => officeApi.account.endOtherSessions(), "Du bist nur noch hier angemeldet.")}
					>
						Überall sonst abmelden
					</Button>
				)
			}
		>
			<Failure text={failure} />
			<ul className="wl">
				{sessions.map(({ id, browser, began_at, is_current }) => (
					<li key={id}>
						<Icon shape={icons.laptop} className="i" />
						<div>
							<b>{browser}</b>
							<small>seit {fullMoment(began_at)}</small>
						</div>
						{is_current ? (
							<State tone="ok">hier</State>
						) : (
							<Button
								size="sm"
								busy={busy}
								aria-label={`${browser} abmelden`}
								onClick={() => end(() => officeApi.account.endSession({ params: { id } }), "Die Sitzung ist beendet.")}
							>
								Abmelden
							</Button>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}
