import { Link } from "react-router";
import { DateSeat } from "#browser/ui/date-seat.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Picture } from "#browser/ui/picture.tsx";
import { type Hit, type HitSign, KINDS } from "./kinds.ts";
import { Marked } from "./marked.tsx";
import { Said } from "./said.tsx";

const ROW =
	"group/hit relative border-b border-line title-focus:rounded-md title-focus:outline-3 title-focus:outline-offset-2 title-focus:outline-focus";

interface HitRowProps {
	hit: Hit;
	/** The words to mark. */
	query: string;
}

/** The title's link covers the whole row. */
export function HitRow({ hit, query }: HitRowProps) {
	return (
		<li
			data-cat={hit.category}
			className={`${ROW} grid grid-cols-hit items-start gap-x-4.5 py-4.5 sm:grid-cols-hit-wide sm:gap-x-6`}
		>
			{hit.sign ? <Sign sign={hit.sign} /> : <span />}
			<div className="min-w-0">
				<p className="flex flex-wrap gap-x-2.5 text-sm text-ink-2">
					<b className="font-semibold text-ink">{KINDS[hit.kind].one}</b> <span>{hit.facts}</span>
				</p>
				<Title hit={hit} query={query} />
				{hit.spoken ? (
					<Said spoken={hit.spoken} text={hit.text} query={query} />
				) : (
					<p className="mt-1 font-serif leading-note text-ink-2">
						<Marked query={query}>{hit.text}</Marked>
					</p>
				)}
			</div>
		</li>
	);
}

/** Less of it: a chair in the colour of its category, title and facts. */
export function FarHitRow({ hit, query }: HitRowProps) {
	return (
		<li data-cat={hit.category} className={`${ROW} grid grid-cols-portrait items-start gap-x-4 py-3`}>
			<i aria-hidden="true" className="mt-0.5 h-4.5 w-5 rounded-[3px_3px_99px_99px] bg-cat" />
			<div className="min-w-0">
				<Title hit={hit} query={query} />
				<p className="text-sm text-ink-2">{`${KINDS[hit.kind].one}, ${hit.facts}`}</p>
			</div>
		</li>
	);
}

const Title = ({ hit, query }: HitRowProps) => (
	<h3 className="text-h4 leading-hit font-stretch-94%">
		<Link
			to={hit.to}
			prefetch="intent"
			className="decoration-raps-400 decoration-2 no-underline group-hover/hit:underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-0"
		>
			<Marked query={query}>{hit.title}</Marked>
		</Link>
	</h3>
);

function Sign({ sign }: { sign: HitSign }) {
	if ("date" in sign) return <DateSeat date={sign.date} state={sign.state} className="justify-self-center" />;
	if ("face" in sign)
		return (
			<Picture
				path={sign.face}
				alt=""
				sizes="4.5rem"
				width={240}
				height={240}
				className="h-20 w-18 justify-self-center rounded-seat object-cover"
			/>
		);
	return (
		<div className="relative aspect-4/3 overflow-hidden rounded-md bg-cat-bg">
			<Picture
				path={sign.scene}
				alt=""
				sizes="(min-width: 40rem) 9rem, 5.5rem"
				width={480}
				height={320}
				className="size-full object-cover"
			/>
			{sign.plays && (
				<span className="absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-full bg-raps-400 text-holunder-900">
					<Icon shape={icons.play} className="ml-px size-3 fill-current" />
				</span>
			)}
		</div>
	);
}
