import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import type { StatePart } from "#contract/office/state.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { TextField } from "../ui/field.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { DemoPanel } from "./demo-panel.tsx";
import { JobTable } from "./job-table.tsx";
import { PartPanel } from "./part-panel.tsx";
import { momentWords, summaryOf } from "./words.ts";

export const handle = { title: "Zustand" };

const RENEWED_EVERY_MS = 10_000;

export async function loader() {
	const [state, demo] = await Promise.all([officeApi.state.get(), officeApi.demo.get()]);
	return { ...state.data, demo: demo.data };
}

export function Component() {
	useLive(RENEWED_EVERY_MS);
	const { looked_at, parts, jobs, demo } = useLoaderData<typeof loader>();
	const [phone, setPhone] = useState("");
	const tests: Partial<Record<StatePart, Parameters<typeof PartPanel>[0]["test"]>> = {
		mail: { label: "Testbrief an mich", run: () => officeApi.state.testMail() },
		sms: { label: "Test-SMS", run: () => officeApi.state.testSms({ body: { phone_number: phone } }) },
		payments: { label: "Verbindung prüfen", run: () => officeApi.state.testPayments() },
		storage: { label: "Speicher ausprobieren", run: () => officeApi.state.testStorage() },
	};
	return (
		<>
			<PageHead
				title="Zustand"
				lead={`${summaryOf([...parts, ...jobs].map(({ health }) => health))} Zuletzt geprüft: ${momentWords(looked_at)}.`}
			/>
			<div className="stack">
				<div className="cols cols--2 cols--even">
					{parts.map((part) => (
						<PartPanel key={part.key} part={part} test={tests[part.key]}>
							{part.key === "mail" && (
								<Link to={officePaths.mail} className="link">
									Mailserver einstellen
								</Link>
							)}
							{part.key === "sms" && (
								<TextField
									label="Deine Mobilnummer"
									type="tel"
									autoComplete="tel"
									value={phone}
									onChange={({ currentTarget }) => setPhone(currentTarget.value)}
								/>
							)}
						</PartPanel>
					))}
				</div>
				<JobTable jobs={jobs} />
				{demo.is_demo && <DemoPanel real={demo.real} />}
			</div>
		</>
	);
}
