import { useId, useLayoutEffect, useRef } from "react";
import { Button } from "#browser/ui/button.tsx";
import { LoginForm } from "./login-form.tsx";

interface LoginDialogProps {
	email: string;
	/** The session is over: what lies behind stays covered until somebody is logged in again. */
	over: boolean;
	onSuccess: () => Promise<void>;
	/** Esc, or the button below the form. */
	onLeave: () => void;
}

const silence = () => {
	for (const media of document.querySelectorAll("video")) media.pause();
};

/** Logs in on top of the page, so that nothing that was typed there gets lost. */
export function LoginDialog({ email, over, onSuccess, onLeave }: LoginDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();

	// Browsers may close it without asking first; opened anew meanwhile, it is not closed.
	const closed = () => dialog.current?.open || onLeave();

	// Closed while it still stands in the page, so that the element that had the focus gets it back.
	useLayoutEffect(() => {
		const element = dialog.current;
		silence();
		element?.showModal();
		element?.querySelector<HTMLElement>("input[type=password]")?.focus();
		return () => element?.close();
	}, []);

	return (
		<dialog
			ref={dialog}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onLeave();
			}}
			onClose={closed}
			className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-xl bg-surface p-panel text-ink shadow-lg backdrop:bg-bg-flieder open:animate-fade"
		>
			<h2 id={titleId} className="text-h3 leading-(--leading-snug) font-stretch-92%">
				Bitte melde dich noch einmal an
			</h2>
			<p className="mt-3 mb-5 leading-notice">
				{over
					? "Deine Anmeldung gilt nicht mehr. Was du auf der Seite eingetragen hast, bleibt erhalten."
					: "Danach hast du wieder vier Stunden Zeit. Was du auf der Seite eingetragen hast, bleibt erhalten."}
			</p>
			<LoginForm email={email} onSuccess={onSuccess} inPlace />
			<Button variant="quiet" className="mt-2 w-full" onClick={onLeave}>
				{over ? "Zur Anmeldeseite" : "Später"}
			</Button>
		</dialog>
	);
}
