import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Campaign } from "#contract/office/campaigns.ts";
import { officeApi } from "../api.ts";
import { CampaignResults } from "./campaign-results.tsx";
import { ComposerScreen } from "./composer-screen.tsx";

export const handle = { title: ({ campaign }: { campaign: Campaign }) => campaign.subject };

export const loader = async ({ params }: LoaderFunctionArgs) => {
	const [campaign, pictures, issues] = await Promise.all([
		officeApi.campaigns.get({ params: { id: Number(params.id) } }),
		officeApi.pictures.list({ query: { kind: "scenes" } }),
		officeApi.campaigns.list(),
	]);
	return { campaign: campaign.data, pictures: pictures.data, issues: issues.data };
};

export function Component() {
	const { campaign, pictures, issues } = useLoaderData<typeof loader>();
	return campaign.started_at ? (
		<CampaignResults key={campaign.id} campaign={campaign} />
	) : (
		<ComposerScreen key={`${campaign.id}-${campaign.state}`} loaded={campaign} pictures={pictures} issues={issues} />
	);
}
