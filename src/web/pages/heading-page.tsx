import { PageHead, Wrap } from "#browser/ui/layout.tsx";

/** PAGE-10: a page that has its heading only. */
export function HeadingPage({ title }: { title: string }) {
	return (
		<Wrap className="pb-section">
			<PageHead title={title} />
		</Wrap>
	);
}
