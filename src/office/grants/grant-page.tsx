import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { GRANT_DATE_STATES, type GrantPage } from "#contract/office/grants.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { idInAddress } from "../id-in-address.ts";
import { useMay } from "../session/colleague.ts";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { GrantForm } from "./grant-form.tsx";
import { GrantProof } from "./grant-proof.tsx";

export const handle = { title: (grant: GrantPage | null) => grant?.reference ?? "Neue Förderung" };

export async function loader({ params: { id } }: LoaderFunctionArgs) {
	if (id === "neu") return null;
	return (await officeApi.grants.get({ params: { id: idInAddress(id) } })).data;
}

/** One grant: its notice, its dates and the proof. */
export function Component() {
	const grant = useLoaderData<typeof loader>();
	const may = useMay();
	const navigate = useNavigate();
	return (
		<>
			<PageHead title={grant ? `Förderung ${grant.reference}` : "Neue Förderung"} lead={grant?.funder ?? ""} />
			<div className="cols cols--2">
				{may("seminars.write") && (
					<GrantForm
						key={grant?.id ?? 0}
						grant={grant}
						onCreated={(id) => void navigate(officePaths.grant(id), { replace: true })}
					/>
				)}
				{grant && (
					<div className="stack">
						<Panel title="Nachweis">
							<GrantProof grant={grant} />
						</Panel>
						<FundedDates grant={grant} />
					</div>
				)}
			</div>
		</>
	);
}

const FundedDates = ({ grant: { dates } }: { grant: GrantPage }) => (
	<Panel title="Termine" flush>
		{dates.length === 0 ? (
			<Empty title="Noch kein Termin." chair>
				<p>Am Termin unter „Unterlagen“ ordnest du ihn dieser Förderung zu.</p>
			</Empty>
		) : (
			<ul className="wl">
				{dates.map((date) => (
					<li key={date.id}>
						<Icon shape={icons.calendar} className="i" />
						<div>
							<Link className="link" to={officePaths.datePapers(date.id)}>
								<b>{date.topic}</b>
							</Link>
							<small>
								{`${formatDate(date.date)} · ${GRANT_DATE_STATES[date.state]} · ${date.registered} angemeldet · ${date.present} anwesend · ${date.no_show} nicht erschienen`}
							</small>
						</div>
					</li>
				))}
			</ul>
		)}
	</Panel>
);
