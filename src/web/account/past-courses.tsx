import { formatDate, formatTime } from "#contract/dates.ts";
import type { MemberVideo } from "#contract/member-area.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Row, RowList } from "./row-list.tsx";

export const canBeBought = ({ is_active, price }: Pick<MemberVideo["product"], "is_active" | "price">): boolean =>
	is_active && price !== null;

/** What could be watched once, with a way to do so again. */
export function PastCourses({ videos }: { videos: MemberVideo[] }) {
	if (videos.length === 0) return null;
	return (
		<RowList id="fruehere-videokurse" title="Frühere Videokurse">
			{videos.map(({ product, available_until }) => (
				<Row
					key={product.id}
					title={product.topic}
					facts={[
						`mit ${product.lecturer.name} · ${product.duration}`,
						`Zeit abgelaufen am ${formatDate(available_until)}, ${formatTime(available_until)}`,
					]}
				>
					{canBeBought(product) ? (
						<ButtonLink to={paths.course(product.slug)} size="sm" variant="line">
							Noch einmal kaufen
							<span className="sr-only">: {product.topic}</span>
						</ButtonLink>
					) : (
						<span className="text-sm text-ink-2">Zurzeit nicht im Angebot</span>
					)}
				</Row>
			))}
		</RowList>
	);
}
