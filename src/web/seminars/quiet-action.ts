/** A link with an icon that stands on its own but below the page's main action. */
export const QUIET_ACTION =
	"inline-flex min-h-target items-center gap-sign font-label text-link underline underline-offset-link hover:text-link-hover print:hidden";
