/** A link with an icon that stands on its own but below the page's main action. */
export const QUIET_ACTION =
	"inline-flex min-h-target items-center gap-[0.45em] font-[560] text-link underline underline-offset-[0.22em] hover:text-link-hover print:hidden";
