import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { telephone } from "#browser/ui/telephone.ts";
import { useSite } from "#web/frame/site.ts";
import boardScene from "#web/illustrations/vorstand-kontakt.svg?url";

const HEADING_ID = "so-erreichst-du-uns";

/** FRAME-22: the provider's address and every way to reach it. */
export function AddressCard() {
	const { provider, opening_hours } = useSite();
	return (
		<section
			aria-labelledby={HEADING_ID}
			className="on-color grid grid-rows-[auto_auto_1fr] content-start gap-4.5 overflow-hidden rounded-xl bg-flieder-200 [--pad:clamp(1.5rem,1rem+1.6vw,2.25rem)]"
		>
			<h2
				id={HEADING_ID}
				className="px-(--pad) pt-(--pad) text-h3 leading-(--leading-snug) tracking-(--tracking-heading) font-stretch-92%"
			>
				So erreichst du uns
			</h2>
			<address className="grid gap-4.5 px-(--pad)">
				<p className="leading-teaser">
					<b>{provider.legal_name}</b>
					<br />
					{provider.street}
					<br />
					{provider.postcode} {provider.city}
				</p>
				<ul>
					<Way icon={icons.phone} label="Telefon" value={provider.phone} href={telephone(provider.phone)} />
					{opening_hours && <Way icon={icons.clock} label="Sprechzeiten" value={opening_hours} />}
					<Way icon={icons.mail} label="E-Mail" value={provider.email} href={`mailto:${provider.email}`} />
					{provider.fax && <Way icon={icons.printer} label="Fax" value={provider.fax} />}
				</ul>
			</address>
			<div className="relative mt-2 min-h-52">
				<img
					className="absolute inset-0 size-full object-cover object-bottom"
					src={boardScene}
					alt=""
					width={900}
					height={700}
					loading="lazy"
				/>
			</div>
		</section>
	);
}

interface WayProps {
	icon: IconShape;
	label: string;
	value: string;
	/** None for what one cannot call from here. */
	href?: string;
}

function Way({ icon, label, value, href }: WayProps) {
	const words = (
		<>
			<Icon shape={icon} />
			<span className="min-w-0 break-words group-hover/way:underline">
				<small className="block text-sm font-note">{label}</small>
				{value}
			</span>
		</>
	);
	const line = "flex min-h-14 items-center gap-3.5 font-strong no-underline";
	return (
		<li className="border-t border-holunder-900/20">
			{href ? (
				<a href={href} className={`group/way ${line}`}>
					{words}
				</a>
			) : (
				<span className={line}>{words}</span>
			)}
		</li>
	);
}
