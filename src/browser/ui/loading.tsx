import { Seats } from "./seats.tsx";

/** Four chairs and a sentence such as 'Seminare werden geladen...'. */
export function Loading({ children }: { children: string }) {
	return (
		<p role="status" className="flex items-center gap-4 font-medium text-ink-2">
			<Seats />
			{children}
		</p>
	);
}
