import { CONTENT_ID } from "./navigation.ts";

export const SkipLink = () => (
	<a
		href={`#${CONTENT_ID}`}
		className="absolute -top-24 left-4 z-100 rounded-md bg-raps-400 px-5 py-3.5 font-legend text-holunder-900 focus:top-4 print:hidden"
	>
		Zum Inhalt springen
	</a>
);
