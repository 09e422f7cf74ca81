import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { withoutLabel } from "#browser/forms/refusal.ts";
import { Icon } from "#browser/ui/icon.tsx";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, formatTime, isoDay } from "#contract/dates.ts";
import { isRefusal } from "#contract/errors.ts";
import type { OfficeGrant } from "#contract/office/grants.ts";
import { changeWords, factWords } from "#contract/office/report-words.ts";
import type { Period, ReportFact, ReportQuery, Reports } from "#contract/office/reports.ts";
import { officeApi } from "../api.ts";
import { buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { GrantPanel, runningGoals } from "./grant-panel.tsx";
import { PeriodForm } from "./period-form.tsx";
import { filePath, folderPath, ReportPanel } from "./report-panel.tsx";

export const handle = { title: "Berichte" };

interface Loaded {
	query: string;
	goals: OfficeGrant[];
	reports: Reports | null;
	errors: Record<string, string | undefined>;
}

/** A period that cannot be is said at its fields. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const params = new URL(request.url).searchParams;
	const query = params.toString();
	const goals = runningGoals((await officeApi.grants.list()).data, isoDay(berlinDay(new Date())));
	try {
		const asked = Object.fromEntries(params) as unknown as ReportQuery;
		return { query, goals, reports: (await officeApi.reports.get({ query: asked })).data, errors: {} };
	} catch (error) {
		if (!isRefusal(error) || !error.body.validation_errors) throw error;
		const errors = Object.entries(error.body.validation_errors).map(([name, [first = ""]]) => [
			name,
			withoutLabel(first),
		]);
		return { query, goals, reports: null, errors: Object.fromEntries(errors) };
	}
}

const periodWords = ({ from, to }: Period): string => `${formatDate(from)}–${formatDate(to)}`;

/** REP-01: for the board and those who fund the house. */
export function Component() {
	const { query, goals, reports, errors } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead
				title="Berichte"
				lead={
					reports &&
					`${periodWords(reports.period)}, verglichen mit ${periodWords(reports.against)}. Stand heute ${formatTime(reports.at)}.`
				}
				actions={
					reports && (
						<>
							<a className={buttonLook({})} href={filePath(query)} download>
								<Icon shape={icons.download} className="i" />
								Excel<span className="sr-only">: alle Berichte</span>
							</a>
							<a className={buttonLook({ variant: "primary" })} href={folderPath(query)} download>
								<Icon shape={icons.file} className="i" />
								Mappe für den Vorstand
							</a>
						</>
					)
				}
			/>
			<div className="stack">
				<PeriodForm key={query} query={new URLSearchParams(query)} errors={errors} />
				{reports && <Shown reports={reports} goals={goals} query={query} />}
			</div>
		</>
	);
}

interface ShownProps {
	reports: Reports;
	goals: OfficeGrant[];
	query: string;
}

function Shown({ reports: { facts, reports, period, against }, goals, query }: ShownProps) {
	return (
		<>
			<div className="facts figures">
				{facts.map((fact) => (
					<FactCard key={fact.title} fact={fact} />
				))}
			</div>
			<p className="s muted">
				In Dateien stehen Gruppen unter fünf Personen zusammen als „weitere“, damit niemand zu erkennen ist. Hier im
				Haus siehst du alle Zahlen.
			</p>
			<div className="cols cols--2 cols--even">
				{reports.map((report) => (
					<ReportPanel
						key={report.key}
						report={report}
						query={query}
						now={periodWords(period)}
						before={periodWords(against)}
					/>
				))}
				{goals.map((grant) => (
					<GrantPanel key={grant.id} grant={grant} />
				))}
			</div>
		</>
	);
}

function FactCard({ fact: { title, unit, now, before } }: { fact: ReportFact }) {
	const change = changeWords(unit, now, before);
	return (
		<div>
			<span className="k">{title}</span>
			<span className="v">{factWords(unit, now)}</span>
			<span className="d">
				<span className={change.look ?? undefined}>{change.text}</span> · davor {factWords(unit, before)}
			</span>
		</div>
	);
}
