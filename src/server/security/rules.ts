/** Where a request came from, cut so that it leads to no person: of an IPv4 address the first 24 bits, of an IPv6 one 48. */
export function cutNetwork(address: string): string {
	// Also as the last part of an IPv6 address.
	const ipv4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address);
	if (ipv4) return `${ipv4[1]}.0/24`;
	const [before = ""] = address.split("::");
	const groups = [...before.split(":").filter(Boolean), "0", "0", "0"].slice(0, 3);
	return `${groups.join(":")}::/48`;
}
