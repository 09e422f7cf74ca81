import { BlockList, isIP, isIPv4 } from "node:net";
import type { Mail } from "#contract/office/mail.ts";
import type { Provider } from "#contract/site.ts";
import { mailbox } from "#server/outbox/mailbox.ts";

const QUERIES: Record<Mail["security"], Record<string, string>> = {
	starttls: { requireTLS: "true" },
	tls: {},
	none: { ignoreTLS: "true" },
};

const inUrl = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host);

/**
 * As the mail library takes it; null without a server. With an address the connection goes there, whatever the name
 * leads to by then; the certificate is still that of the name.
 */
export function smtpUrlOf({ host, port, security, user }: Mail, password: string, address = host): string | null {
	if (host === "") return null;
	const login = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
	const named: Record<string, string> = address === host ? {} : { "tls.servername": host };
	const query = new URLSearchParams({ ...QUERIES[security], ...named }).toString();
	return `${security === "tls" ? "smtps" : "smtp"}://${login}${inUrl(address)}:${port}${query && `?${query}`}`;
}

export const senderOf = ({ from }: Pick<Mail, "from">, { name }: Provider): string | null =>
	from === "" ? null : mailbox(name, from);

/** Whoever leads the password elsewhere shows that they know it: else a stolen session could have it sent to itself. */
export const isSameServer = (one: Mail, other: Mail): boolean =>
	one.host === other.host && one.port === other.port && one.security === other.security && one.user === other.user;

/** Where mail servers take letters from others. */
export const MAIL_PORTS = [25, 465, 587, 2525];

const INNER_NETS = new BlockList();
for (const net of [
	"0.0.0.0/8",
	"10.0.0.0/8",
	"100.64.0.0/10",
	"127.0.0.0/8",
	"169.254.0.0/16",
	"172.16.0.0/12",
	"192.0.0.0/24",
	"192.0.2.0/24",
	"192.88.99.0/24",
	"192.168.0.0/16",
	"198.18.0.0/15",
	"198.51.100.0/24",
	"203.0.113.0/24",
	"224.0.0.0/3",
]) {
	const [start = "", bits] = net.split("/");
	INNER_NETS.addSubnet(start, Number(bits), "ipv4");
}
/** Of IPv6 only this is anybody's; a part of it carries addresses of IPv4 inside, or is for books. */
const OUTER_NETS = new BlockList();
OUTER_NETS.addSubnet("2000::", 3, "ipv6");
for (const [start, bits] of [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
	["3fff::", 20],
] as const)
	INNER_NETS.addSubnet(start, bits, "ipv6");

/** Whether an address belongs to this machine or its own network, so that nobody outside could have meant it. */
export function isInnerAddress(address: string): boolean {
	if (isIPv4(address)) return INNER_NETS.check(address, "ipv4");
	return !OUTER_NETS.check(address, "ipv6") || INNER_NETS.check(address, "ipv6");
}
