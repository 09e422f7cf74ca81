import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { useSiteIfLoaded } from "./site.ts";

const SEAT = "M-12.5-7h25v1.5a12.5 12.5 0 0 1-25 0z";
const TAKEN = [
	"translate(0 -33) rotate(180)",
	"translate(28.6 16.5) rotate(300)",
	"translate(0 33)",
	"translate(-28.6 16.5) rotate(60)",
	"translate(-28.6 -16.5) rotate(120)",
];

interface LogoProps {
	onClick?: () => void;
}

/** A table with six seats, one of them free. */
export function Logo({ onClick }: LogoProps) {
	const provider = useSiteIfLoaded()?.provider;
	return (
		<Link
			to={paths.home}
			onClick={onClick}
			aria-label={provider ? `${provider.short_name} ${provider.name}, zur Startseite` : "Zur Startseite"}
			className="group/logo mr-auto flex min-h-target items-center gap-2.75 text-ink no-underline"
		>
			<svg className="size-11 flex-none xl:size-13" viewBox="-48 -48 96 96" fill="currentColor" aria-hidden="true">
				{TAKEN.map((place) => (
					<path key={place} d={SEAT} transform={place} />
				))}
				<g transform="translate(28.6 -16.5) rotate(240)">
					<path d={SEAT} className="fill-raps-400 [transform-box:fill-box] group-hover/logo:animate-seat-out" />
				</g>
				<circle r="15" />
			</svg>
			<span className="hidden w-min text-base leading-[1.04] font-sum tracking-[-0.012em] font-stretch-88% sm:block">
				{provider?.name}
			</span>
			<span className="text-[1.6rem] font-[780] tracking-[-0.03em] font-stretch-90% max-xs:hidden sm:hidden">
				{provider?.short_name}
			</span>
		</Link>
	);
}
