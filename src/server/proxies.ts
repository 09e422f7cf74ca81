import { BlockList, isIP } from "node:net";

/** Whether a proxy stands at this address; `hop` counts from our own socket, which is 0. */
export type TrustProxy = (address: string, hop: number) => boolean;

const HOPS = /^[1-9]$/;
const NAMED: Record<string, string[]> = { loopback: ["127.0.0.0/8", "::1/128"] };
const FAMILIES = { 4: { name: "ipv4", bits: 32 }, 6: { name: "ipv6", bits: 128 } } as const;

function addNetwork(list: BlockList, network: string): boolean {
	const [address = "", prefix, ...rest] = network.split("/");
	const family = isIP(address);
	if ((family !== 4 && family !== 6) || rest.length > 0) return false;
	const { name, bits } = FAMILIES[family];
	if (prefix !== undefined && !/^\d{1,3}$/.test(prefix)) return false;
	const length = prefix === undefined ? bits : Number(prefix);
	if (length > bits) return false;
	list.addSubnet(address, length, name);
	return true;
}

function networksOf(text: string): BlockList | null {
	const list = new BlockList();
	const networks = text.split(",").flatMap((part) => NAMED[part.trim()] ?? [part.trim()]);
	return networks.every((network) => addNetwork(list, network)) ? list : null;
}

/**
 * `off`, how many proxies of our own stand in front, or in which networks they stand. Null when it is none of these.
 * Addresses are read from the end of X-Forwarded-For, where our own proxies write; what a stranger put in front of
 * them is never believed.
 */
export function readTrustProxy(text: string): TrustProxy | null {
	if (text === "off") return () => false;
	if (HOPS.test(text)) return (_, hop) => hop < Number(text);
	const networks = networksOf(text);
	return (
		networks &&
		((address) => {
			const family = isIP(address);
			return (family === 4 || family === 6) && networks.check(address, FAMILIES[family].name);
		})
	);
}
