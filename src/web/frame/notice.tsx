import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { Site } from "#contract/site.ts";

/** LIB-04: put away by a box and a line of CSS, for as long as the page stays. */
export const Notice = ({ text, link, kind }: NonNullable<Site["notice"]>) => (
	<section
		aria-label="Aktueller Hinweis"
		className={`on-color flex min-h-target items-center justify-center gap-3 px-gutter py-2 text-sm font-medium has-checked:hidden print:hidden ${kind === "urgent" ? "bg-raps-400" : "bg-raps-100"}`}
	>
		{link ? <a href={link}>{text}</a> : text}
		<label className="cursor-pointer p-2 has-focus-visible:outline-2">
			<input type="checkbox" className="sr-only" aria-label="Hinweis ausblenden" />
			<Icon shape={icons.close} />
		</label>
	</section>
);
