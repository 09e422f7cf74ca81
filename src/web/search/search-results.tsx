import { paths } from "#contract/paths.ts";
import type { SearchResult } from "#contract/search.ts";
import { DidYouMean } from "./did-you-mean.tsx";
import { ArticleHit, CourseHit, SeminarHit } from "./hits.tsx";
import { MixedResults } from "./mixed-results.tsx";
import { rankHits } from "./ranking.ts";
import { ResultBar } from "./result-bar.tsx";
import { ResultColumn } from "./result-column.tsx";
import type { SearchAddress } from "./search-address.ts";

interface SearchResultsProps {
	address: SearchAddress;
	result: SearchResult;
}

export function SearchResults({ address, result }: SearchResultsProps) {
	const { suggestion } = result;
	const meant = suggestion ?? address.query;
	const ranked = rankHits(result, meant);
	return (
		<>
			{suggestion && <DidYouMean address={address} suggestion={suggestion} />}
			<ResultBar address={address} ranked={ranked} />
			{address.columns ? (
				<Columns query={meant} result={result} />
			) : (
				<MixedResults query={meant} ranked={ranked} kind={address.kind} />
			)}
		</>
	);
}

interface ColumnsProps {
	query: string;
	result: SearchResult;
}

/** SRCH-05: each kind in a column of its own. */
function Columns({ query, result }: ColumnsProps) {
	const { blog_posts, presence_seminars, online_seminars } = result;
	return (
		<div className="grid grid-cols-1 gap-10 pt-6 md:grid-cols-3 md:gap-6 lg:gap-10">
			<ResultColumn
				title="Ratgeber"
				count={blog_posts.length}
				nothing={`Kein Artikel passt zu „${query}“. Versuch es mit einem allgemeineren Begriff – oder blättere im Ratgeber.`}
				all={{ to: paths.articles, label: "Alle Artikel" }}
			>
				{blog_posts.map((article) => (
					<ArticleHit key={article.id} article={article} query={query} />
				))}
			</ResultColumn>
			<ResultColumn
				title="Seminare"
				count={presence_seminars.length}
				nothing={`Kein Seminar passt zu „${query}“. Versuch es mit einem allgemeineren Begriff – oder sieh dir alle Termine an.`}
				all={{ to: paths.seminars, label: "Alle Seminare" }}
			>
				{presence_seminars.map((seminar) => (
					<SeminarHit key={seminar.id} seminar={seminar} query={query} />
				))}
			</ResultColumn>
			<ResultColumn
				title="Videokurse"
				count={online_seminars.length}
				nothing={`Kein Videokurs passt zu „${query}“. Versuch es mit einem allgemeineren Begriff – oder sieh dir alle Kurse an.`}
				all={{ to: paths.courses, label: "Alle Videokurse" }}
			>
				{online_seminars.map((course) => (
					<CourseHit key={course.id} course={course} query={query} />
				))}
			</ResultColumn>
		</div>
	);
}
