import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import type { PersonPage } from "#contract/office/person-page.ts";
import { officeApi } from "../api.ts";
import { useNoteRecent } from "../frame/recent.ts";
import { useLive } from "../frame/use-live.ts";
import { mayNow } from "../session/colleague.ts";
import { BlockPanel } from "./block-panel.tsx";
import { CirclesPanel } from "./circles-panel.tsx";
import { ConsentsPanel } from "./consents-panel.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { ContactPanel, NamesakesPanel } from "./person-aside.tsx";
import { PersonFigures } from "./person-figures.tsx";
import { PersonHead } from "./person-head.tsx";
import { groupIn, PersonTimeline } from "./person-timeline.tsx";
import { SubjectPanel } from "./rights/subject-panel.tsx";

export const handle = { title: ({ person: { name, email } }: { person: PersonPage }) => name ?? email };

export async function loader({ params, request }: LoaderFunctionArgs) {
	const id = Number(params.id);
	const group = groupIn(new URL(request.url).searchParams);
	const [{ data: person }, newest] = await Promise.all([
		officeApi.personPage.get({ params: { id } }),
		officeApi.personPage.events({ params: { id }, query: group ? { group } : {} }),
	]);
	const subject = (await mayNow("people.write"))
		? (await officeApi.rights.subject({ query: { email: person.email } })).data
		: null;
	return { person, newest, subject };
}

/** PERSON-02: one person: how they are reached, and everything that was. */
export function Component() {
	const { person, newest, subject } = useLoaderData<typeof loader>();
	const { id, name, email } = person;
	useLive();
	useNoteRecent({ path: officePaths.person(id), title: name ?? email, kind: "person" });
	return (
		<>
			<PersonHead person={person} />
			<div className="cols cols--wide">
				<div className="stack">
					<PersonFigures person={person} />
					<PersonTimeline person={person} newest={newest} />
				</div>
				<div className="stack">
					<ContactPanel person={person} />
					<NotesPanel person={person} />
					<ConsentsPanel person={person} />
					<BlockPanel person={person} />
					{subject && <SubjectPanel subject={subject} />}
					<CirclesPanel person={person} />
					<NamesakesPanel person={person} />
					<p className="s muted">Dass du diese Angaben ansiehst, steht im Verlauf.</p>
				</div>
			</div>
		</>
	);
}
