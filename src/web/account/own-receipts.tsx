import type { ReactNode } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Tag } from "#browser/ui/tag.tsx";
import { formatDate } from "#contract/dates.ts";
import type { MemberReceipt } from "#contract/member-area.ts";
import { formatEuro } from "#contract/money.ts";
import { api } from "#web/api/site-api.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { Row, RowList } from "./row-list.tsx";
import { saveFile } from "./save-file.ts";
import { useRequest } from "./use-request.ts";

const STATES: Record<MemberReceipt["state"], ReactNode> = {
	to_sign: <Tag kind="warn">Wird unterschrieben</Tag>,
	to_post: <Tag kind="warn">Geht zur Post</Tag>,
	sent: null,
	void: <Tag kind="mute">Ungültig</Tag>,
};

const titleOf = ({ kind, year }: MemberReceipt): string =>
	kind === "collective" ? `Sammelbestätigung ${year}` : "Zuwendungsbestätigung";

const factsOf = ({ number, issued_on, amount, state, has_file }: MemberReceipt): string[] => [
	`${formatEuro(amount)} · ${number} vom ${formatDate(issued_on)}`,
	...(state === "sent" && !has_file
		? ["Kam unterschrieben per Post. Ist sie verloren gegangen, schreib uns: Wir stellen eine Zweitschrift aus."]
		: []),
];

/** DON-02: for the tax office; the first has gone out by mail or post. */
export function OwnReceipts({ receipts }: { receipts: MemberReceipt[] }) {
	if (receipts.length === 0) return null;
	return (
		<RowList id="spendenbestaetigungen" title="Spenden">
			{receipts.map((receipt) => (
				<Row key={receipt.id} title={titleOf(receipt)} state={STATES[receipt.state]} facts={factsOf(receipt)}>
					{receipt.has_file && <DuplicateButton receipt={receipt} />}
				</Row>
			))}
		</RowList>
	);
}

function DuplicateButton({ receipt: { id, number } }: { receipt: MemberReceipt }) {
	const { busy, outcome, run } = useRequest();
	const download = () =>
		run(async () => {
			saveFile(await api.documents.ofMemberReceipt({ params: { id } }));
			return undefined;
		});
	return (
		<div className="grid gap-2">
			<Button size="sm" variant="line" busy={busy} onClick={download}>
				{!busy && <Icon shape={icons.download} />}
				<span>
					Zweitschrift<span className="sr-only"> {number}</span> (PDF)
				</span>
			</Button>
			<OutcomeNotice outcome={outcome} />
		</div>
	);
}
