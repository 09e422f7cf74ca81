import { formatDate } from "#contract/dates.ts";
import type { VersionedText } from "#contract/legal-texts.ts";
import { VERSION_PARAM } from "#contract/paths.ts";
import { TextLink } from "#web/links/text-link.tsx";

/** Whoever reads what holds no more is told so. */
export function EarlierNotice({ text: { version, versions } }: { text: VersionedText }) {
	if (versions.find((one) => one.version === version)?.is_current !== false) return null;
	return (
		<p className="note">
			<strong>Das ist eine frühere Fassung.</strong> Was heute gilt, steht{" "}
			<TextLink to="?">in der geltenden Fassung</TextLink>.
		</p>
	);
}

/** Every version keeps its address: what somebody agreed to can be read again. */
export function OtherVersions({ text: { version, versions } }: { text: VersionedText }) {
	const others = versions.filter((one) => one.version !== version);
	if (others.length === 0) return null;
	return (
		<section aria-labelledby="fassungen" className="print:hidden">
			<h2 id="fassungen" className="mb-3 text-h4">
				Andere Fassungen
			</h2>
			<ul>
				{others.map((one) => (
					<li key={one.version}>
						<TextLink to={one.is_current ? "?" : `?${VERSION_PARAM}=${encodeURIComponent(one.version)}`}>
							Fassung {one.version}
						</TextLink>
						, gilt seit {formatDate(one.valid_from)}
					</li>
				))}
			</ul>
		</section>
	);
}
