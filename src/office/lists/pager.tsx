import { useSearchParams } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import type { Listed } from "#contract/office/listing.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { turnedTo } from "./address.ts";
import { placeWords } from "./count-words.ts";

/** Where one is in the list, and the ways on and back. */
export function Pager({ page }: { page: Listed<unknown> }) {
	const [params] = useSearchParams();
	const { next, previous } = page;
	return (
		<nav className="panel__f" aria-label="Seiten der Liste">
			<span className="num" role="status">
				{placeWords(page)}
			</span>
			{(next ?? previous) !== null && (
				<span className="pager">
					<Turn label="Zurück" to={previous === null ? null : turnedTo(params, { before: previous })} back />
					<Turn label="Weiter" to={next === null ? null : turnedTo(params, { after: next })} />
				</span>
			)}
		</nav>
	);
}

function Turn({ label, to, back = false }: { label: string; to: string | null; back?: boolean }) {
	const words = (
		<>
			{back && <Icon shape={icons.chevronLeft} className="i" />}
			{label}
			{!back && <Icon shape={icons.chevronRight} className="i" />}
		</>
	);
	if (to === null)
		return (
			<Button variant="quiet" size="sm" disabled>
				{words}
			</Button>
		);
	return (
		<ButtonLink variant="quiet" size="sm" to={to}>
			{words}
		</ButtonLink>
	);
}
