/** A link or a button that looks like one, with an icon before its words. */
export const TEXT_BUTTON =
	"inline-flex min-h-target items-center gap-[0.45em] font-[560] text-link underline underline-offset-[0.22em] hover:text-link-hover";
