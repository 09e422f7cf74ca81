import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { isRefusal } from "#contract/errors.ts";
import type { DataProtection, DataSubject } from "#contract/office/rights.ts";
import { officeApi } from "../../api.ts";
import { useLive } from "../../frame/use-live.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import * as icons from "../../ui/icons.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { AddressDialog } from "./address-dialog.tsx";
import { DuePanel } from "./due-panel.tsx";
import { ADDRESS, number } from "./rights-words.ts";
import { RuleTable } from "./rule-table.tsx";
import { HoldsPanel, ProofsPanel, RequestsPanel } from "./side-panels.tsx";
import { SubjectPanel } from "./subject-panel.tsx";
import { TaxYearsPanel } from "./tax-years-panel.tsx";

export const handle = { title: "Datenschutz" };

const LOOK_EVERY_MS = 30_000;
const WITH_SUBJECT_MS = 3_000;

export async function loader({ request }: LoaderFunctionArgs) {
	const email = new URL(request.url).searchParams.get(ADDRESS);
	const [page, subject] = await Promise.all([officeApi.rights.overview(), email ? subjectOf(email) : null]);
	return { page: page.data, subject };
}

/** Nobody where the address is none: it may have been mistyped, or cut off in a letter. */
async function subjectOf(email: string): Promise<DataSubject | null> {
	try {
		return (await officeApi.rights.subject({ query: { email } })).data;
	} catch (error) {
		if (isRefusal(error, "invalid")) return null;
		throw error;
	}
}

/** KEEP-01: what is kept of people, and what they have asked for. */
export function Component() {
	const { page, subject } = useLoaderData<typeof loader>();
	const [asking, setAsking] = useState(false);
	const isPreparing = subject?.packs.some(({ is_ready }) => !is_ready) ?? false;
	useLive(isPreparing ? WITH_SUBJECT_MS : LOOK_EVERY_MS);
	return (
		<>
			<PageHead
				title="Datenschutz"
				lead="Was wir speichern, wie lange, und was als Nächstes geht. Das System löscht von selbst."
				actions={
					<>
						<a className={buttonLook({})} href={`${API_BASE}/office/data_protection/record`} download>
							<Icon shape={icons.download} className="i" />
							Verzeichnis als PDF
						</a>
						<Button variant="primary" icon={icons.file} onClick={() => setAsking(true)}>
							Auskunft oder Löschung …
						</Button>
					</>
				}
			/>
			<div className="stack">
				<Figures page={page} />
				<div className="cols cols--wide">
					<RuleTable rules={page.rules} />
					<div className="stack">
						{subject && <SubjectPanel key={subject.email} subject={subject} />}
						<RequestsPanel requests={page.requests} />
						<HoldsPanel holds={page.holds} />
						<TaxYearsPanel years={page.years} />
						<DuePanel />
						<ProofsPanel proofs={page.proofs} />
					</div>
				</div>
			</div>
			{asking && <AddressDialog onClose={() => setAsking(false)} />}
		</>
	);
}

/** The first month in which something goes that goes at the end of a year or a day of its own. */
function nextMonth(rules: DataProtection["rules"]): { month: string; rows: number } | null {
	const sums = new Map<string, number>();
	for (const { next } of rules) for (const { month, rows } of next) sums.set(month, (sums.get(month) ?? 0) + rows);
	const [first] = [...sums].toSorted(([one], [other]) => one.localeCompare(other));
	return first ? { month: first[0], rows: first[1] } : null;
}

function Figures({ page: { rules, requests, holds } }: { page: DataProtection }) {
	const due = rules.reduce((sum, rule) => sum + rule.due, 0);
	const next = nextMonth(rules);
	const open = requests.filter(({ done_at }) => done_at === null);
	return (
		<div className="facts">
			<Figure label="Heute fällig" value={number(due)} detail="geht mit dem nächsten Lauf" />
			<Figure
				label={next ? `Geht bis Ende ${next.month.slice(5)}/${next.month.slice(0, 4)}` : "Als Nächstes"}
				value={number(next?.rows ?? 0)}
				detail="noch nicht fällig"
			/>
			<Figure
				label="Anfragen nach Art. 15 / 17"
				value={`${open.length} offen`}
				detail={open[0] ? `Frist ${formatDate(open[0].due_on)}` : "keine Frist"}
			/>
			<Figure label="Löschsperren" value={number(holds.length)} detail="von ihnen wird nichts gelöscht" />
		</div>
	);
}

const Figure = ({ label, value, detail }: { label: string; value: string; detail: string }) => (
	<div>
		<span className="k">{label}</span>
		<span className="v">{value}</span>
		<span className="d">{detail}</span>
	</div>
);
