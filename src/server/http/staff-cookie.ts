import type { IncomingHttpHeaders } from "node:http";
import { cookieValue } from "./forgery.ts";

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");

/** With this prefix browsers take it from the very host alone, and only encrypted. */
export const staffCookieName = (publicUrl: string): string =>
	isSecure(publicUrl) ? "__Host-vsz-office" : "vsz-office";

/** No script reads it, no foreign page sends it, and it goes with the browser's own session. */
export function staffCookie(secret: string | null, publicUrl: string): string {
	const secure = isSecure(publicUrl) ? "; Secure" : "";
	const end = secret === null ? "; Max-Age=0" : "";
	return `${staffCookieName(publicUrl)}=${secret ?? ""}; Path=/; HttpOnly; SameSite=Strict${secure}${end}`;
}

export const readStaffCookie = ({ cookie = "" }: IncomingHttpHeaders, publicUrl: string): string | undefined =>
	cookieValue(cookie, staffCookieName(publicUrl));
