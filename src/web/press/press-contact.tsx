import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { telephone } from "#browser/ui/telephone.ts";
import { useSite } from "#web/frame/site.ts";

const HEADING_ID = "presse-kontakt";

export function PressContact() {
	const { provider } = useSite();
	return (
		<section aria-labelledby={HEADING_ID} className="on-color grid content-start gap-2 rounded-xl bg-raps-300 p-panel">
			<h2 id={HEADING_ID} className="text-h3 font-stretch-92%">
				Presse und Redaktion
			</h2>
			<p className="mb-2 leading-ui">Ruf an oder schreib uns. Sag dazu, bis wann du die Antwort brauchst.</p>
			<ul>
				<Way icon={icons.phone} href={telephone(provider.phone)} label={provider.phone} />
				<Way icon={icons.mail} href={`mailto:${provider.email}?subject=Presse`} label={provider.email} />
				<Way icon={icons.download} href="#bilder" label="Zu den Bildern" />
			</ul>
		</section>
	);
}

const Way = ({ icon, href, label }: { icon: IconShape; href: string; label: string }) => (
	<li className="border-t border-holunder-900/25">
		<a
			href={href}
			className="flex min-h-13 items-center gap-3 font-semibold wrap-anywhere no-underline hover:underline"
		>
			<Icon shape={icon} />
			{label}
		</a>
	</li>
);
