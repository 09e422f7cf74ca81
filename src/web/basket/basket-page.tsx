import { useEffect, useState } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PageHead, Section, SectionHead, Wrap } from "#browser/ui/layout.tsx";
import { Notice } from "#browser/ui/notice.tsx";
import type { BasketLine } from "#contract/basket.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { CourseCard } from "#web/courses/course-card.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { basketStore, useBasket } from "./basket.ts";
import { BasketView } from "./basket-view.tsx";
import { EmptyBasket } from "./empty-basket.tsx";
import { LapsedNotice } from "./lapsed-notice.tsx";
import { LoadingBasket } from "./loading-basket.tsx";
import { OpenPayment } from "./open-payment.tsx";
import { useRemoval } from "./use-removal.ts";

const SUGGESTIONS_ID = "vorschlaege";

/** The basket itself is known in the browser only; this is what the page has for everybody. */
const load = async ({ api }: LoadArgs) => {
	const [suggestions, methods] = await Promise.all([
		orEmpty(api.courses.list({ query: { is_active: true, per_page: PAGE_SIZE.basketSuggestions } })),
		orEmpty(api.paymentMethods.list()),
	]);
	return { suggestions, methods };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Warenkorb", noIndex: true });

export default function BasketPage() {
	const { suggestions, methods } = useLoaderData<typeof loader>();
	const { basket, status, lapsed } = useBasket();
	const removal = useRemoval();
	const [opened, setOpened] = useState(false);
	useEffect(() => void basketStore.open().then(() => setOpened(true)), []);
	// Once it was open, it may have lapsed, or become an order in another tab.
	const isEmpty = (opened && status === "none") || basket?.products.length === 0;
	return (
		<>
			<Wrap className="pb-section-tight">
				<PageHead title="Warenkorb" />
				<div className="grid min-h-[40vh] content-start gap-6">
					<OpenPayment />
					{lapsed && <LapsedNotice lines={lapsed} />}
					<Removed removal={removal} />
					{isEmpty ? (
						<EmptyBasket />
					) : basket ? (
						<BasketView basket={basket} methods={methods} removal={removal} />
					) : (
						<LoadingBasket failed={status === "failed"} />
					)}
				</div>
			</Wrap>
			{isEmpty && suggestions.length > 0 && (
				<Section labelledBy={SUGGESTIONS_ID}>
					<Wrap>
						<SectionHead id={SUGGESTIONS_ID} title="Wie wäre es damit?" />
						<div className="grid gap-x-5 gap-y-9 sm:grid-cols-3 lg:gap-x-8">
							{suggestions.map((course) => (
								<CourseCard key={course.id} course={course} />
							))}
						</div>
					</Wrap>
				</Section>
			)}
		</>
	);
}

/** The button that took the line out is gone with it: reading goes on here. */
function Removed({ removal: { removed, failure, undo } }: { removal: ReturnType<typeof useRemoval> }) {
	const box = useFocusOnChange<HTMLDivElement>(removed);
	return (
		<div ref={box} tabIndex={-1} className="empty:hidden">
			{failure && (
				<Notice kind="error" role="alert">
					<p>{failure}</p>
				</Notice>
			)}
			{removed && <UndoNotice removed={removed} onUndo={() => undo(removed)} />}
		</div>
	);
}

const UndoNotice = ({ removed, onUndo }: { removed: BasketLine; onUndo: () => void }) => (
	<Notice kind="ok" role="status">
		<p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<span>„{removed.product.topic}“ ist nicht mehr im Warenkorb.</span>
			<Button size="sm" variant="line" icon={icons.undo} onClick={onUndo}>
				Rückgängig
			</Button>
		</p>
	</Notice>
);
