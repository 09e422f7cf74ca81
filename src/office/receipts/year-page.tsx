import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { berlinDay } from "#contract/berlin.ts";
import { API_BASE } from "#contract/endpoint.ts";
import type { ReceiptYear } from "#contract/office/receipt-shapes.ts";
import { officeApi } from "../api.ts";
import { DonationTabs } from "../donations/donation-tabs.tsx";
import { useLive } from "../frame/use-live.ts";
import { useMay } from "../session/colleague.ts";
import { begun } from "../tasks/tasks.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { ExemptionPanel } from "./exemption-panel.tsx";
import { DonorsTable, WithoutTable } from "./year-tables.tsx";

export const handle = { title: "Jahreslauf" };

const YEARS_BACK = 4;

export async function loader({ request }: LoaderFunctionArgs) {
	const asked = Number(new URL(request.url).searchParams.get("jahr"));
	const year = Number.isInteger(asked) && asked >= 2000 && asked < 3000 ? asked : berlinDay(new Date()).year - 1;
	return (await officeApi.receipts.year({ params: { year } })).data;
}

const wordsOf = (count: number): string => (count === 1 ? "1 Bestätigung" : `${count} Bestätigungen`);

/** DON-02: one receipt for a year to each person, looked at before it is issued. */
export function Component() {
	const found = useLoaderData<typeof loader>();
	useLive();
	return (
		<>
			<PageHead
				title={`Bestätigungen für ${found.year}`}
				lead="Jede Person bekommt eine Zuwendungsbestätigung über alle Spenden des Jahres, nach amtlichem Muster."
				actions={
					<a className={buttonLook()} href={`${API_BASE}/office/receipt/sample`} target="_blank" rel="noreferrer">
						<Icon shape={icons.eye} className="i" />
						Muster ansehen<span className="sr-only"> (neuer Tab)</span>
					</a>
				}
			/>
			<DonationTabs />
			<Year key={found.year} found={found} />
		</>
	);
}

function Year({ found }: { found: ReceiptYear }) {
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const toggle = (key: string) => {
		const next = new Set(left);
		if (!next.delete(key)) next.add(key);
		setLeft(next);
	};
	const chosen = found.donors.filter(({ key }) => !left.has(key)).map(({ key }) => key);
	return (
		<div className="cols cols--wide">
			<div className="stack">
				{found.donors.length > 0 && <DonorsTable donors={found.donors} left={left} onToggle={toggle} />}
				{found.without.length > 0 && <WithoutTable without={found.without} />}
				{found.donors.length + found.without.length === 0 && (
					<Alert kind="info">In diesem Jahr ging keine Spende ein.</Alert>
				)}
			</div>
			<div className="stack">
				<RunPanel found={found} chosen={chosen} />
				<ExemptionPanel exemption={found.exemption} />
			</div>
		</div>
	);
}

function RunPanel({ found, chosen }: { found: ReceiptYear; chosen: string[] }) {
	const { year, is_over, exemption, without, to_post } = found;
	const mayWrite = useMay()("donations.write");
	const { busy, failure, run } = useAct();
	const navigate = useNavigate();
	const isGood = exemption.state === "valid" || exemption.state === "ends_soon";
	const missing = without.filter(({ reason }) => reason === "no_address" || reason === "no_name").length;
	const askable = without.filter(({ reason, email }) => reason === "no_address" && email !== null);
	const ask = () =>
		run(async () => {
			const body = { references: askable.map(({ reference }) => reference) };
			const { data } = await officeApi.donations.askAddress({ body });
			toast(data.asked === 1 ? "Die Frage nach der Anschrift geht hinaus." : `${data.asked} Menschen werden gefragt.`);
		});
	const newest = berlinDay(new Date()).year;
	const years = Array.from({ length: YEARS_BACK }, (_, back) => String(newest - back));
	const start = () =>
		run(async () => {
			begun((await officeApi.receipts.issueYear({ params: { year }, body: { donors: chosen } })).data);
		});
	return (
		<Panel
			title={`Lauf für ${year}`}
			foot={
				mayWrite && (
					<Button
						variant="primary"
						icon={icons.send}
						busy={busy}
						disabled={!is_over || !isGood || chosen.length === 0}
						onClick={() => void start()}
					>
						{`${wordsOf(chosen.length)} ausstellen`}
					</Button>
				)
			}
		>
			<div className="stack">
				<Failure text={failure} />
				<SelectField
					label="Jahr"
					value={String(year)}
					options={years.map((value) => ({ value, label: value }))}
					onChange={({ currentTarget: { value } }) => void navigate(`?jahr=${value}`)}
				/>
				<dl className="conseq conseq--two">
					<div>
						<dt className="k order-2">{chosen.length === 1 ? "Bestätigung" : "Bestätigungen"}</dt>
						<dd className="v">{chosen.length}</dd>
					</div>
					<div>
						<dt className="k order-2">ohne Anschrift</dt>
						<dd className="v">{missing}</dd>
					</div>
				</dl>
				{!is_over && <p className="m">{`Der Lauf öffnet am 01.01.${year + 1}. Bis dahin siehst du hier die Probe.`}</p>}
				{missing > 0 && (
					<Alert kind="warn">
						{`${missing === 1 ? "Einer Person können" : `${missing} Menschen können`} wir nichts ausstellen, weil Name oder Anschrift fehlt. Frag jetzt danach oder trag sie bei der Spende ein.`}
					</Alert>
				)}
				{mayWrite && askable.length > 0 && (
					<Button size="sm" icon={icons.mail} busy={busy} onClick={() => void ask()}>
						{askable.length === 1
							? "Nach der Anschrift fragen"
							: `${askable.length} Menschen nach der Anschrift fragen`}
					</Button>
				)}
				{to_post > 0 && (
					<a className={buttonLook({ size: "sm" })} href={`${API_BASE}/office/receipt/zip`} download>
						<Icon shape={icons.download} className="i" />
						{`${wordsOf(to_post)} zum Drucken (ZIP)`}
					</a>
				)}
			</div>
		</Panel>
	);
}
