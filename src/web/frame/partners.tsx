import type { ReactNode } from "react";
import { Wrap } from "#browser/ui/layout.tsx";

const PARTNERS: readonly { lines: readonly [string, string]; sign: ReactNode }[] = [
	{ lines: ["Stiftung", "Beispielhaus"], sign: <path d="M4 28V12a12 12 0 0 1 24 0v16z" /> },
	{
		lines: ["Bürgerfonds", "Musterland"],
		sign: (
			<>
				<circle cx="11" cy="16" r="9" />
				<circle cx="21" cy="16" r="9" fillOpacity=".55" />
			</>
		),
	},
	{ lines: ["Landesnetzwerk", "Engagement"], sign: <path d="M4 4h11v11H4zM17 17h11v11H17zM17 4h11v11H17z" /> },
	{ lines: ["Förderbank", "Beispiel"], sign: <path d="M16 3l13 24H3z" /> },
	{ lines: ["Kulturraum", "Musterstadt"], sign: <path d="M4 16a12 12 0 0 1 24 0zM8 19h16v9H8z" /> },
];

export function Partners() {
	return (
		<section aria-label="Partner und Förderer" className="border-t border-line py-9 print:hidden">
			<Wrap>
				<ul className="grid grid-cols-2 items-center gap-5 sm:flex sm:justify-between">
					{PARTNERS.map(({ lines: [first, second], sign }) => (
						<li
							key={second}
							className="flex items-center gap-2.75 text-ui leading-card font-semibold text-ink-2 max-xs:gap-2 max-xs:text-xs sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:text-note"
						>
							<svg
								className="size-8 max-xs:size-6 flex-none"
								viewBox="0 0 32 32"
								fill="currentColor"
								aria-hidden="true"
							>
								{sign}
							</svg>
							<span>
								{first} <br />
								{second}
							</span>
						</li>
					))}
				</ul>
			</Wrap>
		</section>
	);
}
