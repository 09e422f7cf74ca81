import { paths } from "#contract/paths.ts";
import type { SearchResult } from "#contract/search.ts";
import { ArticleHit, CourseHit, SeminarHit } from "./hits.tsx";
import { ResultColumn } from "./result-column.tsx";

interface SearchResultsProps {
	query: string;
	result: SearchResult;
}

export function SearchResults({ query, result }: SearchResultsProps) {
	const { blog_posts, presence_seminars, online_seminars } = result;
	return (
		<div className="grid gap-10 lg:grid-cols-3">
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
