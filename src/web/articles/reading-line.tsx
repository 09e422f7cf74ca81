import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { readingMinutes } from "./article-text.ts";
import { ShareButton } from "./share-button.tsx";

export function ReadingLine({ title, html }: { title: string; html: string }) {
	const minutes = readingMinutes(html);
	return (
		<div className="mt-3 flex min-h-target flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
			<p className="flex items-center gap-2">
				<Icon shape={icons.clock} />
				{minutes === 1 ? "1 Minute Lesezeit" : `${minutes} Minuten Lesezeit`}
			</p>
			<ShareButton title={title} />
		</div>
	);
}
