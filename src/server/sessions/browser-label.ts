import { UNKNOWN_BROWSER } from "#server/viewer.ts";

/** The first that fits: each of them also carries the names of those below it. */
const BROWSERS: [RegExp, string][] = [
	[/\bEdg(e|A|iOS)?\//, "Edge"],
	[/\b(OPR|Opera)\//, "Opera"],
	[/\b(Firefox|FxiOS)\//, "Firefox"],
	[/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bVersion\/\S+.*\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
	[/\b(iPhone|iPad|iPod)\b/, "iOS"],
	[/\bAndroid\b/, "Android"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bWindows\b/, "Windows"],
	[/\bMacintosh\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

const nameIn = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** "Firefox unter Linux": enough for a person to know their own browser, and all that is stored of what it says. */
export function browserLabel(userAgent = ""): string {
	const browser = nameIn(BROWSERS, userAgent);
	const system = nameIn(SYSTEMS, userAgent);
	if (!browser) return UNKNOWN_BROWSER;
	return system ? `${browser} unter ${system}` : browser;
}
