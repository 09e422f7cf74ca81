import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { officeApi } from "../api.ts";
import { useDate } from "../dates/date-frame.tsx";
import { idInAddress } from "../id-in-address.ts";
import { mayNow } from "../session/colleague.ts";
import { AttendanceListCard } from "./attendance-list-card.tsx";
import { BadgesCard } from "./badges-card.tsx";
import { CertificateList } from "./certificate-list.tsx";
import { CertificatesCard } from "./certificates-card.tsx";
import { FeedbackCard } from "./feedback-card.tsx";
import { GrantCard } from "./grant-card.tsx";
import { HandoutsCard } from "./handouts-card.tsx";
import { LecturerCard } from "./lecturer-card.tsx";
import { ScansPanel } from "./scans-panel.tsx";
import { SeatCardsCard } from "./seat-cards-card.tsx";
import { TopicsCard } from "./topics-card.tsx";

export const handle = { title: "Unterlagen" };

/** Certificates name people; whoever may not see those has the other papers alone. */
async function loadProof(params: { id: number }) {
	if (!(await mayNow("bookings.read"))) return null;
	const [certificates, feedback, handouts, grant, lecturer] = await Promise.all([
		officeApi.certificates.ofDate({ params }),
		officeApi.feedback.ofDate({ params }),
		officeApi.handouts.ofDate({ params }),
		officeApi.grants.ofDate({ params }),
		officeApi.lecturerPack.get({ params }),
	]);
	return {
		certificates: certificates.data,
		feedback: feedback.data,
		handouts: handouts.data,
		grant: grant.data,
		lecturer: lecturer.data,
	};
}

export async function loader({ params: { id } }: LoaderFunctionArgs) {
	const params = { id: idInAddress(id) };
	const [papers, proof] = await Promise.all([officeApi.papers.get({ params }), loadProof(params)]);
	return { papers: papers.data, proof };
}

/** What a date needs on paper, one card for each. */
export function Component() {
	const { papers, proof } = useLoaderData<typeof loader>();
	const date = useDate();
	return (
		<>
			<div className="docs">
				<AttendanceListCard date={date} papers={papers} />
				<BadgesCard date={date} persons={papers.persons} />
				<SeatCardsCard date={date} persons={papers.persons} />
				{proof && <CertificatesCard date={date} found={proof.certificates} />}
				{proof && <GrantCard dateId={date.id} found={proof.grant} />}
			</div>
			{proof && proof.certificates.certificates.length > 0 && (
				<CertificateList certificates={proof.certificates.certificates} />
			)}
			<div className="cols cols--2">
				<div className="stack">
					<ScansPanel date={date} papers={papers} />
					{proof && <TopicsCard dateId={date.id} found={proof.certificates} />}
				</div>
				{proof && (
					<div className="stack">
						<LecturerCard dateId={date.id} pack={proof.lecturer} />
						<HandoutsCard date={date} handouts={proof.handouts} />
						<FeedbackCard feedback={proof.feedback} />
					</div>
				)}
			</div>
		</>
	);
}
