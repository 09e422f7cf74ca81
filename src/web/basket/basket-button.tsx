import { useEffect, useRef, useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { DELAY_MS } from "#contract/constants.ts";
import type { Course } from "#contract/courses.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { basketStore, useBasket } from "./basket.ts";
import { BasketNeedsScripts } from "./basket-needs-scripts.tsx";
import { refusalText } from "./refusal-text.ts";
import { basketCount, holds } from "./rules.ts";

const FAILED = "Der Videokurs ließ sich gerade nicht in den Warenkorb legen. Bitte versuche es noch einmal.";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface BasketButtonProps {
	course: Pick<Course, "id" | "price" | "is_active">;
	/** Where there is room for one button and another tells the rest. */
	compact?: boolean;
}

/** VID-09 to VID-11: not in the basket → adding → in the basket. For what cannot be bought there is no button. */
export function BasketButton({ course, compact = false }: BasketButtonProps) {
	const { basket } = useBasket();
	const [adding, setAdding] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const inBasket = holds(basket, course.id);
	const link = useRef<HTMLAnchorElement>(null);
	const pressed = useRef(false);

	// The button that was pressed is gone: the next step has the focus.
	useEffect(() => {
		if (inBasket && pressed.current) link.current?.focus();
		pressed.current = false;
	}, [inBasket]);

	async function add() {
		pressed.current = true;
		setAdding(true);
		setFailure(null);
		try {
			await wait(DELAY_MS.addToBasket);
			await basketStore.add(course.id);
		} catch (error) {
			setFailure(refusalText(error, FAILED));
		}
		setAdding(false);
	}

	if (course.price === null || !course.is_active) return null;
	return (
		<div className="grid gap-3.5">
			{inBasket ? (
				<>
					{!compact && (
						<Button size="lg" icon={icons.check} disabled>
							Ist im Warenkorb
						</Button>
					)}
					<ButtonLink ref={link} to={paths.basket} variant="line">
						Zum Warenkorb
					</ButtonLink>
				</>
			) : (
				<Button size={compact ? "md" : "lg"} icon={icons.cart} busy={adding} onClick={add} className="noscript:hidden">
					In den Warenkorb
				</Button>
			)}
			<BasketNeedsScripts />
			{failure && (
				<Notice kind="error" role="alert">
					<p>{failure}</p>
				</Notice>
			)}
			{!compact && (
				<p role="status" className="sr-only">
					{inBasket && basket && `Der Videokurs liegt im Warenkorb. ${basketCount(basket)} im Warenkorb.`}
				</p>
			)}
		</div>
	);
}
