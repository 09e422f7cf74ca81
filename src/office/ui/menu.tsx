import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { buttonLook, Key } from "./button.tsx";
import { usePopover } from "./use-popover.ts";

interface MenuProps {
	/** What the button shows. */
	icon?: IconShape;
	label: string;
	/** Only the sign is shown; the label is said. */
	iconOnly?: boolean;
	variant?: "primary" | "line" | "quiet";
	size?: "md" | "sm";
	children: ReactNode;
}

/** A button that opens a few lines; Escape and a press beside it close them. */
export function Menu({ icon, label, iconOnly = false, variant = "line", size = "md", children }: MenuProps) {
	const { open, setOpen, element, button, onKeyDown } = usePopover();
	const id = useId();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside
		<div ref={element} className="menu" onKeyDown={onKeyDown}>
			<button
				ref={button}
				type="button"
				aria-expanded={open}
				aria-controls={id}
				aria-label={iconOnly ? label : undefined}
				onClick={() => setOpen(!open)}
				className={buttonLook({ variant, size, className: iconOnly ? "btn--icon" : undefined })}
			>
				{icon && <Icon shape={icon} className="i" />}
				{!iconOnly && <span>{label}</span>}
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: whatever is chosen closes it */}
			<div id={id} hidden={!open} className="menu__list" onClick={() => setOpen(false)}>
				{children}
			</div>
		</div>
	);
}

interface MenuItemProps {
	icon?: IconShape;
	shortcut?: string;
	danger?: boolean;
	to?: string;
	onSelect?: () => void;
	children: ReactNode;
}

export function MenuItem({ icon, shortcut, danger = false, to, onSelect, children }: MenuItemProps) {
	const content = (
		<>
			{icon && <Icon shape={icon} className="i" />}
			{children}
			{shortcut && <Key>{shortcut}</Key>}
		</>
	);
	if (to) return <Link to={to}>{content}</Link>;
	return (
		<button type="button" onClick={onSelect} className={danger ? "danger" : undefined}>
			{content}
		</button>
	);
}
