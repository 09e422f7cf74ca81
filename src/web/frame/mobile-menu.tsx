import { useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { IconButton } from "#browser/ui/icon-button.tsx";
import * as icons from "#browser/ui/icons.ts";
import { useHydrated } from "#browser/ui/use-hydrated.ts";
import { paths } from "#contract/paths.ts";
import { ButtonLink } from "#web/links/button-link.tsx";
import { Logo } from "./logo.tsx";
import { FOOTER_ID, MAIN_NAVIGATION } from "./navigation.ts";

const LOCKED = "is-locked";
const OPEN_LABEL = "Menü öffnen";
const NAV_LINK =
	"flex min-h-14 items-center justify-between border-b border-white/16 text-figure-2xl font-semibold tracking-[-0.015em] no-underline font-stretch-90% current:text-raps-400";

/** A native dialog keeps the focus inside, closes with Esc and gives the focus back to the button. */
export function MobileMenu() {
	const dialog = useRef<HTMLDialogElement>(null);
	const closeButton = useRef<HTMLButtonElement>(null);
	const id = useId();
	const hydrated = useHydrated();
	const [isOpen, setIsOpen] = useState(false);

	useEffect(() => {
		document.body.classList.toggle(LOCKED, isOpen);
		return () => document.body.classList.remove(LOCKED);
	}, [isOpen]);

	const open = () => {
		dialog.current?.showModal();
		closeButton.current?.focus();
		setIsOpen(true);
	};
	const close = () => dialog.current?.close();

	// The back button leaves the page behind the menu, and so the menu.
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another place, whatever its key
	useEffect(() => close, [key]);

	return (
		<>
			{hydrated ? (
				<IconButton
					icon={icons.menu}
					label={OPEN_LABEL}
					aria-haspopup="dialog"
					aria-expanded={isOpen}
					aria-controls={id}
					className="xl:hidden"
					onClick={open}
				/>
			) : (
				<a
					href={`#${FOOTER_ID}`}
					aria-label="Menü am Ende der Seite"
					className="relative inline-grid size-target min-w-9 place-items-center rounded-full xl:hidden"
				>
					<Icon shape={icons.menu} className="size-5.5" />
				</a>
			)}
			<dialog
				ref={dialog}
				id={id}
				aria-label="Menü"
				onClose={() => setIsOpen(false)}
				className="on-deep fixed inset-0 size-full max-h-none max-w-none flex-col overflow-auto overscroll-contain bg-holunder-800 open:flex open:animate-fade"
			>
				<div className="flex min-h-17 items-center justify-between px-gutter">
					<Logo onClick={close} />
					<IconButton ref={closeButton} icon={icons.close} label="Menü schließen" onClick={close} />
				</div>
				<nav aria-label="Mobile Navigation">
					<ul className="px-gutter pt-2 pb-6">
						{MAIN_NAVIGATION.map(({ to, label }) => (
							<li key={to}>
								<NavLink to={to} onClick={close} className={NAV_LINK}>
									{label}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="mt-auto grid gap-3 px-gutter pt-5 pb-8">
					<ButtonLink to={paths.donate} variant="sun" size="lg" icon={icons.heart} onClick={close}>
						jetzt spenden
					</ButtonLink>
					<ButtonLink to={paths.account} variant="line" icon={icons.user} onClick={close}>
						Mein VSZ
					</ButtonLink>
				</div>
			</dialog>
		</>
	);
}
