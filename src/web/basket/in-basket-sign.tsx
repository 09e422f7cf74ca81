import * as icons from "#browser/ui/icons.ts";
import { Tag } from "#browser/ui/tag.tsx";
import { useBasketFact } from "./basket.ts";
import { holds } from "./rules.ts";

/** On the card of a course that lies in the basket; over the picture, so that nothing moves when it appears. */
export function InBasketSign({ courseId }: { courseId: number }) {
	const isInBasket = useBasketFact(({ basket }) => holds(basket, courseId));
	if (!isInBasket) return null;
	return (
		<span className="absolute top-4 left-4">
			<Tag kind="tip" icon={icons.cart}>
				Im Warenkorb
			</Tag>
		</span>
	);
}
