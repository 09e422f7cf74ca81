import type { Provider } from "#contract/site.ts";

export const MANIFEST_PATH = "/site.webmanifest";

const icon = (size: number, purpose: "any" | "maskable") => ({
	src: `/icon-${size}.png`,
	type: "image/png",
	sizes: `${size}x${size}`,
	purpose,
});

/** How the site calls itself and looks on a home screen. */
export const webManifest = ({ name, short_name }: Pick<Provider, "name" | "short_name">): string =>
	JSON.stringify({
		name,
		short_name,
		lang: "de",
		start_url: "/",
		scope: "/",
		display: "minimal-ui",
		background_color: "#ffffff",
		theme_color: "#2b1030",
		icons: [icon(192, "any"), icon(192, "maskable"), icon(512, "any"), icon(512, "maskable")],
	});
