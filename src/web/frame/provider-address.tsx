import { telephone } from "#browser/ui/telephone.ts";
import type { Provider } from "#contract/site.ts";

const LINK = "inline-flex min-h-9 items-center no-underline hover:underline";

/** Street, town and the ways to reach the provider (FRAME-22). */
export function ProviderAddress({ provider }: { provider: Provider }) {
	return (
		<address className="leading-text">
			{provider.street}
			<br />
			{provider.postcode} {provider.city}
			<br />
			<a href={telephone(provider.phone)} className={LINK}>
				Telefon {provider.phone}
			</a>
			<br />
			{provider.fax && (
				<>
					Fax {provider.fax}
					<br />
				</>
			)}
			<a href={`mailto:${provider.email}`} className={LINK}>
				{provider.email}
			</a>
		</address>
	);
}
