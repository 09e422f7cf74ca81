import { useState } from "react";
import { formatDate, formatWeekday } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { OpenDebit } from "#contract/office/debits.ts";
import { officeApi } from "../api.ts";
import { count } from "../bank/words.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { TestButton } from "../ui/test-button.tsx";
import { useAct } from "../ui/use-act.ts";

interface AnnouncePanelProps {
	chosen: readonly OpenDebit[];
	earliest: string;
	latest: string;
	announce: (collectOn: string) => Promise<void>;
}

/** What the first of them will read. */
const Sample = ({ debit: { name, number, mandate, account, amount }, day }: { debit: OpenDebit; day: string }) => (
	<article className="mail" aria-label="So liest sich die Mail">
		<dl className="mail__env">
			<dt>An</dt>
			<dd>{name}</dd>
			<dt>Betreff</dt>
			<dd>{`Wir buchen am ${formatDate(day)} ${formatEuro(amount)} ab`}</dd>
		</dl>
		<div className="mail__b wrap-anywhere">
			<p>
				am <mark>{`${formatWeekday(day)}, ${formatDate(day)}`}</mark> ziehen wir <mark>{formatEuro(amount)}</mark> von
				deinem Konto mit der Endung <mark>{account}</mark> ein, für deine Bestellung <mark>{number}</mark>.
			</p>
			<p>
				Mandatsreferenz <mark>{mandate}</mark>
			</p>
		</div>
	</article>
);

/** SD-4: nobody is debited who was not told the day. */
export function AnnouncePanel({ chosen, earliest, latest, announce }: AnnouncePanelProps) {
	const [day, setDay] = useState(earliest);
	const { busy, failure, faults, run } = useAct();
	const [first] = chosen;
	return (
		<Panel
			title="Ankündigung"
			foot={
				<Button
					variant="primary"
					icon={icons.mail}
					busy={busy}
					disabled={chosen.length === 0}
					onClick={() => void run(() => announce(day))}
				>
					{chosen.length} ankündigen
				</Button>
			}
		>
			<div className="stack">
				<Failure text={faults.collect_on ? null : failure} />
				<TextField
					label="Tag des Einzugs"
					type="date"
					min={earliest}
					max={latest}
					value={day}
					error={faults.collect_on}
					hint={`Ein Bankarbeitstag vom ${formatDate(earliest)} bis zum ${formatDate(latest)}`}
					onChange={({ currentTarget: { value } }) => setDay(value)}
				/>
				{first && day && (
					<>
						<Sample debit={first} day={day} />
						<TestButton send={() => officeApi.debits.test({ params: { id: first.id }, body: { collect_on: day } })} />
					</>
				)}
				<p className="s">
					{first
						? `${count(chosen.length, "Person bekommt", "Personen bekommen")} diese Mail.`
						: "Wähle links aus, wer Bescheid bekommt."}
				</p>
			</div>
		</Panel>
	);
}
