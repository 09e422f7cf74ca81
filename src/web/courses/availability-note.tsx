/** What the star behind '24 Stunden' means. */
export function AvailabilityNote() {
	return (
		<p className="relative max-w-224 pl-7 text-sm leading-note text-balance text-ink-2">
			<b className="absolute left-0 text-ink">*</b>
			Alle Videokurse stehen dir nach dem Kauf 24 Stunden zur Verfügung. In dieser Zeit kannst du sie so oft ansehen,
			wie du möchtest.
		</p>
	);
}
