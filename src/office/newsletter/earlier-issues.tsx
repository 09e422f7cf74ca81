import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { CampaignLine } from "#contract/office/campaigns.ts";
import { officePaths } from "#contract/office/paths.ts";
import { Panel } from "../ui/panel.tsx";
import { many } from "./campaign-words.ts";

const SHOWN = 5;

const summed = ({ started_at, counts }: CampaignLine): string =>
	[
		started_at && formatDate(started_at),
		`an ${many(counts.sent)}`,
		`${many(counts.unsubscribed)} abgemeldet`,
		counts.visits !== null && `${many(counts.visits)} Besuche`,
	]
		.filter(Boolean)
		.join(" · ");

/** What was written before, for whoever writes now. */
export function EarlierIssues({ issues }: { issues: readonly CampaignLine[] }) {
	const sent = issues.filter(({ started_at }) => started_at).slice(0, SHOWN);
	if (sent.length === 0) return null;
	return (
		<Panel title="Frühere Ausgaben" flush>
			<ul className="wl wl--plain">
				{sent.map((issue) => (
					<li key={issue.id}>
						<div>
							<Link className="link" to={officePaths.campaign(issue.id)}>
								{issue.subject}
							</Link>
							<p className="s muted">{summed(issue)}</p>
						</div>
					</li>
				))}
			</ul>
		</Panel>
	);
}
