import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "../ui/icons.ts";
import { usePopover } from "../ui/use-popover.ts";

interface FilterChipProps {
	label: string;
	/** What it is set to; nothing while it is only possible. */
	value: ReactNode;
	/** The address without it. */
	without: string;
	/** What can be chosen; whatever is chosen closes it with `close`. */
	children: (close: () => void) => ReactNode;
}

/** Dashed while a filter is possible, filled with a way to take it off when it is set. */
export function FilterChip({ label, value, without, children }: FilterChipProps) {
	const { open, setOpen, element, button, onKeyDown } = usePopover();
	const id = useId();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside
		<div ref={element} className="menu" onKeyDown={onKeyDown}>
			<span className={classNames("chip-f", value !== null && "is-set")}>
				<button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
					{value === null ? (
						<>
							<Icon shape={icons.plus} className="i i--s" />
							{label}
						</>
					) : (
						<>
							{label}: <b>{value}</b>
						</>
					)}
				</button>
				{value !== null && <TakeOff label={label} to={without} />}
			</span>
			<div id={id} hidden={!open} className="menu__list menu__list--start">
				{children(() => {
					setOpen(false);
					button.current?.focus();
				})}
			</div>
		</div>
	);
}

/** For a filter that is set from elsewhere. */
export const FixedChip = ({ label, value, without }: Omit<FilterChipProps, "children">) => (
	<span className="chip-f is-set">
		<span>
			{label}: <b>{value}</b>
		</span>
		<TakeOff label={label} to={without} />
	</span>
);

const TakeOff = ({ label, to }: { label: string; to: string }) => (
	<Link to={to} preventScrollReset aria-label={`Filter „${label}“ entfernen`}>
		<Icon shape={icons.close} className="i i--s" />
	</Link>
);
