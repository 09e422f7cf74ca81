import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { officeApi } from "../api.ts";
import { dateIdOf, useDate } from "../dates/date-frame.tsx";
import { CertificateList } from "./certificate-list.tsx";
import { CertificatesCard } from "./certificates-card.tsx";
import { FeedbackCard } from "./feedback-card.tsx";
import { GrantCard } from "./grant-card.tsx";
import { HandoutsCard } from "./handouts-card.tsx";
import { TopicsCard } from "./topics-card.tsx";

export const handle = { title: "Unterlagen" };

export async function loader({ params: { id } }: LoaderFunctionArgs) {
	const params = { id: dateIdOf(id) };
	const [certificates, feedback, handouts, grant] = await Promise.all([
		officeApi.certificates.ofDate({ params }),
		officeApi.feedback.ofDate({ params }),
		officeApi.handouts.ofDate({ params }),
		officeApi.grants.ofDate({ params }),
	]);
	return { certificates: certificates.data, feedback: feedback.data, handouts: handouts.data, grant: grant.data };
}

/** The papers of a date, card by card. */
export function Component() {
	const date = useDate();
	const { certificates, feedback, handouts, grant } = useLoaderData<typeof loader>();
	return (
		<>
			<div className="docs">
				<CertificatesCard date={date} found={certificates} />
				<GrantCard dateId={date.id} found={grant} />
			</div>
			{certificates.certificates.length > 0 && <CertificateList certificates={certificates.certificates} />}
			<div className="cols cols--2">
				<HandoutsCard date={date} handouts={handouts} />
				<div className="stack">
					<TopicsCard dateId={date.id} found={certificates} />
					<FeedbackCard feedback={feedback} />
				</div>
			</div>
		</>
	);
}
