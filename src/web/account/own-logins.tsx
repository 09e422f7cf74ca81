import { useRevalidator } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Tag } from "#browser/ui/tag.tsx";
import { formatDate, formatTime } from "#contract/dates.ts";
import type { OwnLogin } from "#contract/member-area.ts";
import { api } from "#web/api/site-api.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { NoRows, Row, RowList } from "./row-list.tsx";
import { useRequest } from "./use-request.ts";

const when = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/** Where the member is logged in; `logins` is null when they could not be loaded. */
export function OwnLogins({ logins }: { logins: OwnLogin[] | null }) {
	const { busy, outcome, run } = useRequest();
	const { revalidate } = useRevalidator();
	// The button that was pressed goes with its row.
	const told = useFocusOnChange<HTMLDivElement>(logins?.length);

	const end = (work: () => Promise<{ message: string }>) =>
		run(async () => {
			const { message } = await work();
			await revalidate();
			return message;
		});
	const endOne = ({ id }: OwnLogin) => end(() => api.accounts.endLogin({ params: { id } }));
	const others = logins?.filter(({ is_current }) => !is_current) ?? [];

	return (
		<div className="grid gap-4">
			<RowList id="anmeldungen" title="Wo du angemeldet bist">
				{logins === null && (
					<NoRows>Deine Anmeldungen lassen sich gerade nicht laden. Bitte versuche es später.</NoRows>
				)}
				{logins?.map((login) => (
					<LoginRow key={login.id} login={login} busy={busy} onEnd={() => endOne(login)} />
				))}
			</RowList>
			<div ref={told} tabIndex={-1}>
				<OutcomeNotice outcome={outcome} />
			</div>
			{others.length > 0 && (
				<div>
					<Button variant="line" busy={busy} onClick={() => end(() => api.accounts.endOtherLogins())}>
						Auf allen anderen Geräten abmelden
					</Button>
				</div>
			)}
			<p className="text-sm text-ink-2">
				Ist etwas dabei, das du nicht kennst? Dann beende die Anmeldung und wähle im Profil ein neues Passwort.
			</p>
		</div>
	);
}

function LoginRow({ login, busy, onEnd }: { login: OwnLogin; busy: boolean; onEnd: () => void }) {
	const { browser, began_at, last_used_at, is_current } = login;
	return (
		<Row
			title={browser}
			state={is_current && <Tag kind="ok">Dieses Gerät</Tag>}
			facts={[`Angemeldet am ${when(began_at)}`, `Zuletzt benutzt am ${when(last_used_at)}`]}
		>
			{!is_current && (
				<Button size="sm" variant="line" busy={busy} onClick={onEnd}>
					Abmelden
					<span className="sr-only">
						: {browser}, angemeldet am {when(began_at)}
					</span>
				</Button>
			)}
		</Row>
	);
}
