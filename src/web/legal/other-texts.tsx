import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";

const TEXTS = [
	{ to: paths.imprint, label: "Impressum" },
	{ to: paths.privacy, label: "Datenschutz" },
	{ to: paths.terms, label: "AGB" },
	{ to: paths.withdrawalPolicy, label: "Widerrufsbelehrung" },
	{ to: paths.accessibility, label: "Barrierefreiheit" },
	{ to: paths.withdraw, label: "Vertrag widerrufen" },
] as const;

export function OtherTexts() {
	const { pathname } = useLocation();
	return (
		<nav aria-labelledby="weitere-texte" className="mt-8 border-t-2 border-line pt-7 print:hidden">
			<h2 id="weitere-texte" className="mb-3 text-h4">
				Weitere rechtliche Texte
			</h2>
			<ul className="flex flex-wrap gap-x-7 gap-y-1">
				{TEXTS.filter(({ to }) => to !== pathname).map(({ to, label }) => (
					<li key={to}>
						<ArrowLink to={to}>{label}</ArrowLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
