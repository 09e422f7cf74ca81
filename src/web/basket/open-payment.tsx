import { useEffect, useState } from "react";
import { Notice } from "#browser/ui/notice.tsx";
import { keptPayment } from "#web/checkout/kept-checkout.ts";

/** Somebody came back from the payment page by the browser's own button: the order waits, and the way to it is here. */
export function OpenPayment() {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => setUrl(keptPayment()), []);
	if (!url) return null;
	return (
		<Notice kind="warn" title="Deine letzte Bestellung ist noch nicht bezahlt">
			<p>
				Sie ist noch da.{" "}
				<a href={url} className="font-medium text-link underline hover:text-link-hover">
					Weiter zur Zahlung
				</a>
			</p>
		</Notice>
	);
}
