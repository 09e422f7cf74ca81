import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import { buttonLook, Key } from "./button.tsx";

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
	const [open, setOpen] = useState(false);
	const element = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	useEffect(() => {
		if (!open) return;
		const closeBeside = ({ target }: Event) => {
			if (!element.current?.contains(target as Node)) setOpen(false);
		};
		document.addEventListener("pointerdown", closeBeside);
		document.addEventListener("focusin", closeBeside);
		return () => {
			document.removeEventListener("pointerdown", closeBeside);
			document.removeEventListener("focusin", closeBeside);
		};
	}, [open]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside
		<div
			ref={element}
			className="menu"
			onKeyDown={(event) => {
				if (event.key !== "Escape" || !open) return;
				event.stopPropagation();
				setOpen(false);
				button.current?.focus();
			}}
		>
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
