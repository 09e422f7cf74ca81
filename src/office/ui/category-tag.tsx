/** The category's hue and its name. */
export const CategoryTag = ({ category: { slug, name } }: { category: { slug: string; name: string } }) => (
	<span className="tag" data-cat={slug}>
		{name}
	</span>
);
