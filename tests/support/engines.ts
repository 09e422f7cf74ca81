import { existsSync, globSync } from "node:fs";

const { FIREFOX_PATH = "/usr/bin/firefox-esr" } = process.env;
export const WEBKIT = { driver: "/usr/bin/WebKitWebDriver", display: "/usr/bin/Xvfb" };
export const miniBrowser = () => globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0];

export const hasFirefox = (): boolean => existsSync(FIREFOX_PATH);
export const hasWebKit = (): boolean =>
	existsSync(WEBKIT.driver) && existsSync(WEBKIT.display) && miniBrowser() !== undefined;

/** Other engines than Chromium that this machine lacks, with Debian's packages for them. */
export const missingEngines = (): string[] => [
	...(hasFirefox() ? [] : ["Firefox (firefox-esr)"]),
	...(hasWebKit() ? [] : ["WebKit (webkit2gtk-driver und xvfb)"]),
];
