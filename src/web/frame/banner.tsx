import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import type { Site } from "#contract/site.ts";

interface BannerProps {
	article: NonNullable<Site["banner"]>;
}

export function Banner({ article }: BannerProps) {
	return (
		<section aria-label="Hinweis" className="on-color bg-raps-400 print:hidden">
			<Link
				to={paths.article(article.slug)}
				prefetch="intent"
				className="group/banner flex min-h-target items-center justify-center gap-[0.6em] px-gutter py-2 text-sm leading-hit font-medium no-underline focus-visible:shadow-none focus-visible:-outline-offset-5"
			>
				<span className="text-balance group-hover/banner:underline">{article.title}</span>
				<Icon shape={icons.arrowRight} />
			</Link>
		</section>
	);
}
