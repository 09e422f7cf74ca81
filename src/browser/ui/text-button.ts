/** A link or a button that looks like one, with an icon before its words. */
export const TEXT_BUTTON =
	"inline-flex min-h-target items-center gap-sign font-label text-link underline underline-offset-link hover:text-link-hover";
