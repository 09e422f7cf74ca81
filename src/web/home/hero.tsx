import { Link } from "react-router";
import { Lead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import panorama from "#web/illustrations/panorama-startseite.svg?url";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { ButtonLink } from "#web/links/button-link.tsx";

export function Hero() {
	return (
		<section className="overflow-clip bg-bg-flieder">
			<Wrap className="grid gap-steps pt-[clamp(2.25rem,1.4rem+3.2vw,4rem)] lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-x-14">
				<h1 className="headline max-w-[15.5em] font-hero">
					Deine Experten für Vereine, Stiftungen, Ehrenamt und Gemeinnützigkeit
				</h1>
				<div className="grid content-end gap-6 sm:max-lg:grid-cols-end sm:max-lg:items-end">
					<Lead className="text-ink! max-w-[27em]!">
						Mehr als 100 Seminare im Jahr, ein Ratgeber zum Nachschlagen und Videokurse für den Feierabend. Setz dich
						dazu.
					</Lead>
					<div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:max-lg:flex-col sm:max-lg:items-start sm:max-lg:gap-y-1">
						<ButtonLink to={paths.seminars} size="lg">
							Seminar finden
						</ButtonLink>
						<ArrowLink to={paths.articles} line="mohn">
							Im Ratgeber lesen
						</ArrowLink>
					</div>
				</div>
			</Wrap>
			<LongTable />
		</section>
	);
}

/** The endless table. Its units are those of the drawing (5200 × 800); the free chair lies at --seat-x, --seat-y from the middle. */
function LongTable() {
	return (
		<div className="relative mt-results h-(--h) [--h:max(clamp(15rem,11rem+17vw,26rem),15.4vw)] [--seat-x:369] [--seat-y:312] [--shift:200] [--u:calc(var(--h)/800)] sm:[--shift:0]">
			<img
				className="absolute top-0 left-1/2 h-full w-[calc(5200*var(--u))] max-w-none translate-x-[calc(-50%-var(--shift)*var(--u))]"
				src={panorama}
				alt=""
				width={5200}
				height={800}
				fetchPriority="high"
			/>
			<Link
				to={paths.seminars}
				prefetch="intent"
				className="group/seat absolute top-[calc(50%+var(--seat-y)*var(--u))] left-[calc(50%+(var(--seat-x)-var(--shift))*var(--u))] h-[calc(122*var(--u))] w-[calc(128*var(--u))] -translate-x-[47%] -translate-y-[44%] rounded-[8px_8px_99px_99px] after:absolute after:-inset-2 focus-visible:rounded-[8px_8px_99px_99px]"
			>
				<span className="absolute bottom-[calc(100%+0.7rem)] left-1/2 -translate-x-1/2 rounded-pill bg-holunder-900 px-4.5 py-2.5 text-ui font-[640] whitespace-nowrap text-white transition-transform duration-base ease-spring after:absolute after:top-full after:left-1/2 after:-translate-x-1/2 after:-translate-y-0.5 after:border-8 after:border-b-0 after:border-transparent after:border-t-holunder-900 group-hover/seat:transform-[translateY(-4px)]">
					Hier ist dein Platz
				</span>
				<svg
					className="size-full transition-translate duration-slow ease-spring group-hover/seat:translate-y-2.5 group-focus-visible/seat:translate-y-2.5"
					viewBox="-60 -54 128 122"
					aria-hidden="true"
				>
					<path
						d="M-52 -46h104v40a52 52 0 0 1 -104 0z"
						transform="translate(6 9)"
						className="fill-holunder-900"
						fillOpacity=".16"
					/>
					<path d="M-52 -46h104v40a52 52 0 0 1 -104 0z" className="fill-raps-400" />
					<path
						d="M-37 14a37 37 0 0 0 74 0"
						fill="none"
						className="stroke-holunder-900"
						strokeOpacity=".22"
						strokeWidth="9"
						strokeLinecap="round"
					/>
				</svg>
			</Link>
		</div>
	);
}
