import { useState } from "react";
import { Button } from "#browser/ui/button.tsx";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** Enough for what a foreign form is known to need; longer ones scroll within. */
const FOREIGN_HEIGHT = "h-168 sm:h-152";

interface EmbedProps {
	/** The name of the frame for screen readers. */
	title: string;
	/** Address at another provider; null shows our own page instead. */
	external: string | null;
	/** Path of our own page. */
	builtIn: string;
	/** Classes for the height of our own page until it is known. */
	height: string;
	/** Whose content it is: 'Formular unseres Versanddienstes'. */
	caption: string;
	/** What it is for and what is sent there: one or two sentences. */
	purpose: string;
}

/** Content of another page in a frame. What is foreign is loaded only after a click; nothing is stored. */
export function Embed({ external, ...rest }: EmbedProps) {
	return (
		<div className="rounded-xl bg-surface px-[clamp(1.25rem,0.8rem+2vw,2.25rem)] pb-promo shadow-lg">
			{external === null ? <OwnFrame {...rest} /> : <ForeignFrame {...rest} address={external} />}
		</div>
	);
}

function OwnFrame({ title, builtIn, height }: Omit<EmbedProps, "external">) {
	return (
		<div className="pt-promo">
			{/* The page has a padding of its own, in which focus rings find room. */}
			<iframe
				ref={followHeight}
				title={title}
				src={builtIn}
				className={classNames("-mx-2 block w-[calc(100%+1rem)]", height)}
			/>
		</div>
	);
}

/** Our own page may be measured: the frame is always as high as what it shows. */
function followHeight(frame: HTMLIFrameElement) {
	let observer: ResizeObserver | undefined;
	const follow = () => {
		observer?.disconnect();
		const page = frame.contentDocument?.querySelector("main > *");
		if (!page) return;
		observer = new ResizeObserver(() => {
			frame.style.height = `${Math.ceil(page.getBoundingClientRect().height)}px`;
		});
		observer.observe(page);
	};
	// It may have been loaded before this script was.
	follow();
	frame.addEventListener("load", follow);
	return () => {
		frame.removeEventListener("load", follow);
		observer?.disconnect();
	};
}

interface ForeignFrameProps extends Omit<EmbedProps, "external"> {
	address: string;
}

/** The button that had the focus is gone. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

function ForeignFrame({ title, caption, purpose, address }: ForeignFrameProps) {
	const [loaded, setLoaded] = useState(false);
	const { host } = new URL(address);
	return (
		<>
			<p className="mb-5 flex items-center gap-sign-wide border-b border-dashed border-line py-3.5 text-sm text-ink-2">
				<Icon shape={icons.external} className="size-4" />
				{caption}
			</p>
			{loaded ? (
				<iframe
					title={title}
					src={address}
					sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
					referrerPolicy="no-referrer"
					loading="lazy"
					ref={takeFocus}
					className={classNames("block w-full rounded-md bg-white scheme-light", FOREIGN_HEIGHT)}
				/>
			) : (
				<div className="grid justify-items-start gap-4">
					<p>{purpose}</p>
					<p className="text-sm text-ink-2">
						Beim Laden wird deine IP-Adresse an <b className="wrap-anywhere text-ink">{host}</b> übertragen. Das
						geschieht erst, wenn du auf die Schaltfläche klickst. Mehr dazu in den{" "}
						<TextLink to={paths.privacy}>Datenschutzhinweisen</TextLink>.
					</p>
					<Button onClick={() => setLoaded(true)}>Inhalt laden</Button>
				</div>
			)}
			<p className="mt-4 text-sm">
				<a
					href={address}
					target="_blank"
					rel="noopener noreferrer"
					className="inline-flex min-h-target items-center gap-sign-close font-medium text-link underline hover:text-link-hover"
				>
					In neuem Tab öffnen
					<span className="sr-only">: {title}</span>
					<Icon shape={icons.external} className="size-4" />
				</a>
			</p>
		</>
	);
}
