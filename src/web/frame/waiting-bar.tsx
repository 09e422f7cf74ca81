import { useLocation, useNavigation } from "react-router";
import { paths } from "#contract/paths.ts";

/** ART-08, SEM-14, VID-05 on the way to a list; a list that is filtered tells it in its own place. */
const LISTS: Partial<Record<string, string>> = {
	[paths.articles]: "Beiträge",
	[paths.seminars]: "Seminare",
	[paths.courses]: "Videokurse",
};

const wordsFor = (path: string): string => `${LISTS[path] ? `${LISTS[path]} werden` : "Seite wird"} geladen...`;

/** Shows at the header's lower edge when the next page takes longer than a blink, and says what is on its way. */
export function WaitingBar() {
	const { pathname } = useLocation();
	const { location } = useNavigation();
	const isMove = location !== undefined && location.pathname !== pathname;
	return (
		<>
			{location && (
				<div aria-hidden="true" className="absolute inset-x-0 -bottom-0.75 h-0.75 overflow-hidden">
					<div className="h-full w-1/4 animate-wait rounded-pill bg-raps-400" />
				</div>
			)}
			<div aria-live="polite" className="pointer-events-none absolute inset-x-0 top-full flex justify-center">
				{isMove && (
					<p className="mt-4 animate-appear rounded-pill bg-ink px-4 py-2 text-sm text-bg shadow-md">
						{wordsFor(location.pathname)}
					</p>
				)}
			</div>
		</>
	);
}
