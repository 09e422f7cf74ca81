import { paths } from "#contract/paths.ts";
import { resultCount } from "#contract/result-count.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { FarHitRow, HitRow } from "./hit-row.tsx";
import type { Hit, Kind } from "./kinds.ts";
import { markedWords, type Ranked } from "./ranking.ts";

interface MixedResultsProps {
	/** What the results are for. */
	query: string;
	ranked: Ranked;
	kind: Kind | null;
}

/** Everything in one list, the best first; what only touches the matter stands apart. */
export function MixedResults({ query, ranked, kind }: MixedResultsProps) {
	const ofKind = (hits: Hit[]) => hits.filter((hit) => kind === null || hit.kind === kind);
	const near = ofKind(ranked.near);
	const far = ofKind(ranked.far);
	const marked = markedWords(query);
	if (near.length + far.length === 0) return <NothingFound query={query} />;
	return (
		<>
			{near.length > 0 && (
				<>
					<h2 className="sr-only">{`${resultCount(near.length)}, beste zuerst`}</h2>
					<ul className="grid max-w-hits">
						{near.map((hit) => (
							<HitRow key={`${hit.kind} ${hit.id}`} hit={hit} query={marked} />
						))}
					</ul>
				</>
			)}
			{far.length > 0 && (
				<>
					<h2 className="mt-8 border-b border-line pb-2.5 text-h4 font-stretch-94%">Entfernt verwandt</h2>
					<ul className="grid max-w-hits">
						{far.map((hit) => (
							<FarHitRow key={`${hit.kind} ${hit.id}`} hit={hit} query={marked} />
						))}
					</ul>
				</>
			)}
		</>
	);
}

const NothingFound = ({ query }: { query: string }) => (
	<div className="grid justify-items-start gap-3 pt-8">
		<h2 className="text-h3 font-stretch-92%">Keine Ergebnisse</h2>
		<p className="max-w-lead font-serif leading-note text-ink-2">
			{`Zu „${query}“ haben wir nichts gefunden. Versuch es mit einem allgemeineren Begriff\u00a0– oder sieh dich hier um:`}
		</p>
		<ul className="flex flex-wrap gap-x-6">
			<li>
				<ArrowLink to={paths.articles}>Alle Artikel</ArrowLink>
			</li>
			<li>
				<ArrowLink to={paths.seminars}>Alle Seminare</ArrowLink>
			</li>
			<li>
				<ArrowLink to={paths.courses}>Alle Videokurse</ArrowLink>
			</li>
		</ul>
	</div>
);
