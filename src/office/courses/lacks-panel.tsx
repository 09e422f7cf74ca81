import { LACKS, type Lack, type WrittenCourse } from "#contract/office/course-writing.ts";
import { Panel } from "../ui/panel.tsx";
import { State } from "../ui/state.tsx";

export const LACKS_ID = "fehlt";

const ALWAYS: readonly Lack[] = ["video", "video_captions", "teaser", "teaser_captions", "image", "image_alt"];

/** COURSE-01: what a course needs before it can be shown, and what is there. */
export function LacksPanel({ course: { lacks } }: { course: WrittenCourse }) {
	const broken = lacks.filter((lack) => !ALWAYS.includes(lack));
	return (
		<Panel title={lacks.length > 0 ? "Fehlt noch" : "Alles da"}>
			<ul id={LACKS_ID} className="lacks">
				{[...ALWAYS, ...broken].map((lack) => (
					<li key={lack}>
						<State tone={lacks.includes(lack) ? "warn" : "ok"}>
							{LACKS[lack]}
							<span className="sr-only">{lacks.includes(lack) ? ": fehlt" : ": da"}</span>
						</State>
					</li>
				))}
			</ul>
		</Panel>
	);
}
