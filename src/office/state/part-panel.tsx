import { type ReactNode, useState } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { isRefusal } from "#contract/errors.ts";
import { type Outcome, type PartState, STATE_PARTS, type StatePart } from "#contract/office/state.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { Facts, Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";
import { HEALTH_WORDS } from "./words.ts";

const ICONS: Record<StatePart, IconShape> = {
	mail: icons.mail,
	replies: icons.inbox,
	sms: icons.message,
	payments: icons.euro,
	storage: icons.disk,
	backups: icons.shield,
	database: icons.database,
	process: icons.server,
	clock: icons.clock,
};

interface PartPanelProps {
	part: PartState;
	/** What the button says, and what it does. */
	test?: { label: string; run: () => Promise<{ data: Outcome }> };
	/** What the test needs to know first. */
	children?: ReactNode;
}

/** A refusal tells what is wrong; anything else is nobody's fault here. */
const failed = (error: unknown): Outcome => ({
	health: "err",
	sentence: isRefusal(error)
		? error.message
		: "Der Server hat nicht geantwortet. Bitte versuche es gleich noch einmal.",
});

export function PartPanel({ part: { key, health, sentence, facts }, test, children }: PartPanelProps) {
	const [busy, setBusy] = useState(false);
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	async function press() {
		if (!test) return;
		setBusy(true);
		setOutcome(await test.run().then(({ data }) => data, failed));
		setBusy(false);
	}

	return (
		<Panel
			title={
				<span className="row">
					<Icon shape={ICONS[key]} className="i" />
					{STATE_PARTS[key]}
				</span>
			}
			aside={<State tone={health}>{HEALTH_WORDS[health]}</State>}
			className="panel--even"
			foot={
				test && (
					<>
						{children || <span />}
						<Button size="sm" icon={icons.send} busy={busy} onClick={press}>
							{test.label}
						</Button>
					</>
				)
			}
		>
			<div className="stack">
				<p>{sentence}</p>
				<Facts facts={facts.map(({ label, value }) => [label, value] as const)} />
				<div role="status">{outcome && <Alert kind={outcome.health}>{outcome.sentence}</Alert>}</div>
			</div>
		</Panel>
	);
}
