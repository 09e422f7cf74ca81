import { useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import type { Report } from "#contract/office/reports.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { Funnel } from "./funnel.tsx";
import { GroupBars } from "./group-bars.tsx";
import { ChartLegend, ReportChart } from "./report-chart.tsx";
import { ReportTable } from "./report-table.tsx";

interface ReportPanelProps {
	report: Report;
	/** The period as it stands in the address. */
	query: string;
	now: string;
	before: string;
}

export const folderPath = (query: string): string => `${API_BASE}/office/report/folder?${query}`;

export const filePath = (query: string, report?: string): string => {
	const params = new URLSearchParams(query);
	if (report) params.set("report", report);
	return `${API_BASE}/office/report/export?${params}`;
};

const hasNumbers = ({ rows }: Report): boolean =>
	rows.some(({ now, before }) => [...now, ...before].some((value) => value !== null && value !== 0));

/** One report: seen, read and taken along. */
export function ReportPanel({ report, query, now, before }: ReportPanelProps) {
	const [asTable, setAsTable] = useState(false);
	const { key, title, note, chart } = report;
	if (!hasNumbers(report))
		return (
			<Panel title={title}>
				<Empty title="In diesem Zeitraum nichts.">
					<p>{note}</p>
				</Empty>
			</Panel>
		);
	return (
		<Panel
			title={title}
			aside={
				<a className={buttonLook({ size: "sm", variant: "quiet" })} href={filePath(query, key)} download>
					<Icon shape={icons.download} className="i" />
					Excel<span className="sr-only">: {title}</span>
				</a>
			}
		>
			<div className="stack">
				{chart ? (
					<>
						<ReportChart chart={chart} />
						<ChartLegend now={now} before={before} />
					</>
				) : (
					<>
						{key === "visits" && <Funnel report={report} />}
						<GroupBars report={report} />
					</>
				)}
				<p className="s muted">{note}</p>
				<div>
					<Button size="sm" variant="quiet" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
						Als Tabelle zeigen<span className="sr-only">: {title}</span>
					</Button>
				</div>
				{asTable && <ReportTable report={report} />}
			</div>
		</Panel>
	);
}
