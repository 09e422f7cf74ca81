import { Lead, Section, Wrap } from "#browser/ui/layout.tsx";
import { groupIban } from "#contract/iban.ts";
import type { Provider } from "#contract/site.ts";
import donationScene from "#web/illustrations/spenden-seite.svg?url";

const HEADING_ID = "ueberweisen";

/** For those who would rather go by their own bank. */
export function TransferData({ provider }: { provider: Provider }) {
	const rows = [
		["Empfänger", provider.legal_name],
		["IBAN", groupIban(provider.iban)],
		["BIC", provider.bic],
		["Bank", provider.bank],
	] as const;
	return (
		<Section labelledBy={HEADING_ID}>
			<Wrap className="grid gap-columns sm:grid-cols-2 sm:items-center">
				<img
					className="aspect-4/3 w-full rounded-2xl object-cover"
					src={donationScene}
					alt=""
					width={1200}
					height={900}
					loading="lazy"
				/>
				<div className="grid min-w-0 gap-4.5">
					<h2 id={HEADING_ID}>Lieber überweisen?</h2>
					<Lead>
						Das geht genauso gut. Schreib deine Adresse in den Verwendungszweck, dann schicken wir dir die
						Bescheinigung.
					</Lead>
					<dl className="border-t-2 border-ink tabular-nums">
						{rows.map(([name, value]) => (
							<div
								key={name}
								className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-line py-3.25 sm:grid-cols-[7rem_1fr] max-xs:grid-cols-1 max-xs:gap-0"
							>
								<dt className="text-ink-2">{name}</dt>
								<dd className="font-control text-balance">{value}</dd>
							</div>
						))}
					</dl>
				</div>
			</Wrap>
		</Section>
	);
}
