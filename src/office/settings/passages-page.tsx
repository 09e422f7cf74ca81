import { Link, useLoaderData, useSearchParams } from "react-router";
import { PASSAGE_LETTERS } from "#contract/office/letter-passages.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { PassageForm } from "./passage-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export const handle = { title: "Briefe" };

export async function loader() {
	const [passages, state] = await Promise.all([officeApi.letterPassages.list(), officeApi.state.get()]);
	return { passages: passages.data, parts: state.data.parts };
}

/** What the fixed letters say in the house's own words. */
export function Component() {
	useLive();
	const { passages, parts } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = passages.find(({ kind }) => kind === params.get("brief")) ?? passages[0];
	return (
		<SettingsFrame parts={parts}>
			<div className="stack">
				<nav aria-label="Feste Briefe" className="seg">
					{passages.map(({ kind }) => (
						<Link key={kind} to={`?brief=${kind}`} aria-current={kind === open?.kind ? "page" : undefined}>
							{PASSAGE_LETTERS[kind]}
						</Link>
					))}
				</nav>
				{open && <PassageForm key={open.kind} passage={open} />}
			</div>
		</SettingsFrame>
	);
}
