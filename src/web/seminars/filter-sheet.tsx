import { type FormEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button, buttonLook } from "#browser/ui/button.tsx";
import { IconButton } from "#browser/ui/icon-button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { type CalendarAddress, isPostcode, readCalendarAddress } from "#contract/calendar-address.ts";
import { UNKNOWN_POSTCODE } from "#contract/field-words.ts";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import { CONTENT_ID } from "#web/frame/navigation.ts";
import type { CalendarOptions } from "./calendar-options.ts";
import { dateCount } from "./date-count.ts";
import { FilterFields } from "./filter-fields.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";
import { useMatches } from "./use-matches.ts";

export const FILTER_ID = "filter";
const LOCKED = "is-locked";
const FIVE_DIGITS = "Bitte gib alle fünf Ziffern an.";
const NOTHING_CHOSEN = readCalendarAddress(new URLSearchParams());

export interface SheetHandle {
	/** With the focus on the postcode, if that is what is asked for. */
	open: (at?: "postcode") => void;
}

interface FilterSheetProps {
	ref: Ref<SheetHandle>;
	address: CalendarAddress;
	options: CalendarOptions;
	onApply: (chosen: CalendarAddress) => void;
}

/** What is typed counts as soon as it is a whole postcode. */
const settled = (draft: CalendarAddress): CalendarAddress =>
	isPostcode(draft.postcode) ? draft : { ...draft, postcode: "", radius: 0 };

function showButtonText(count: number | null): string {
	if (count === null) return "Termine zeigen";
	return count === 0 ? "Kein Termin passt" : `${dateCount(count)} zeigen`;
}

/** Whoever pressed the button before the scripts were there has opened it by its address: it is opened properly then. */
function useOpenedByAddress(open: () => void): void {
	const navigate = useNavigate();
	const { hash, pathname, search } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the address says so
	useEffect(() => {
		if (hash !== `#${FILTER_ID}`) return;
		void navigate(pathname + search, { replace: true, preventScrollReset: true });
		open();
	}, [hash]);
}

/**
 * All filters: from the bottom on a phone, from the side elsewhere. A native dialog keeps the focus inside, closes with
 * Esc and gives the focus back. Without scripts the address opens it (`#filter`), and it is an ordinary form.
 */
export function FilterSheet({ ref, address, options, onApply }: FilterSheetProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const postcode = useRef<HTMLInputElement>(null);
	const titleId = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [draft, setDraft] = useState(address);
	const [isIncomplete, setIsIncomplete] = useState(false);
	const shown = isOpen ? draft : address;
	const { count, unknownPostcode } = useMatches(settled(shown), options, isOpen);

	const open = (at?: "postcode") => {
		setDraft(address);
		setIsIncomplete(false);
		setIsOpen(true);
		dialog.current?.showModal();
		if (at) postcode.current?.focus();
	};
	const close = () => dialog.current?.close();
	useImperativeHandle(ref, () => ({ open }));
	useOpenedByAddress(open);
	useEffect(() => {
		document.body.classList.toggle(LOCKED, isOpen);
		return () => document.body.classList.remove(LOCKED);
	}, [isOpen]);

	const choose = (choice: Partial<CalendarAddress>) => {
		setIsIncomplete(false);
		setDraft({ ...draft, ...choice });
	};
	/** What stands in the field for the search stays. */
	const clear = () => choose({ ...NOTHING_CHOSEN, search: draft.search });
	const apply = (event: FormEvent) => {
		event.preventDefault();
		const isHalf = draft.postcode !== "" && !isPostcode(draft.postcode);
		setIsIncomplete(isHalf);
		if (isHalf || unknownPostcode) return postcode.current?.focus();
		close();
		onApply(settled(draft));
	};

	return (
		<dialog
			ref={dialog}
			id={FILTER_ID}
			aria-labelledby={titleId}
			closedby="any"
			onClose={() => setIsOpen(false)}
			className="sheet"
		>
			<form action={paths.seminars} onSubmit={apply} noValidate className="flex min-h-0 flex-1 flex-col">
				<div className="flex items-center gap-2 border-b border-line py-2 pr-2.5 pl-gutter sm:py-3.5 sm:pl-7">
					<h2 id={titleId} className="mr-auto text-figure-lg">
						Filter
					</h2>
					{isOpen && (
						<>
							<button type="button" onClick={clear} className={QUIET_ACTION}>
								Alle löschen
							</button>
							<IconButton icon={icons.close} label="Filter schließen" onClick={close} />
						</>
					)}
				</div>
				<div className="grid min-h-0 flex-1 content-start gap-5.5 overflow-y-auto overscroll-contain px-gutter pt-4.5 pb-6 sm:px-7">
					<input type="hidden" name={SEARCH_PARAM} value={address.search} />
					<FilterFields
						chosen={shown}
						options={options}
						onChoose={choose}
						postcode={postcode}
						postcodeError={isIncomplete ? FIVE_DIGITS : unknownPostcode ? UNKNOWN_POSTCODE : undefined}
					/>
				</div>
				<div className="sheet-end grid grid-cols-sign gap-2.5 border-t border-line px-gutter pt-3 sm:px-7">
					{isOpen ? (
						<Button variant="quiet" onClick={close}>
							Abbrechen
						</Button>
					) : (
						<a href={`#${CONTENT_ID}`} className={buttonLook({ variant: "quiet" })}>
							Abbrechen
						</a>
					)}
					<Button type="submit">{showButtonText(isOpen ? count : null)}</Button>
					<p role="status" className="sr-only">
						{isOpen && count !== null && (count === 0 ? "Kein Termin passt" : `${dateCount(count)} gefunden`)}
					</p>
				</div>
			</form>
		</dialog>
	);
}
