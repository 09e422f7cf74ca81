import { lookup } from "node:dns/promises";
import { SECOND_MS } from "#contract/constants.ts";
import type { Mail } from "#contract/office/mail.ts";
import { unlessAborted } from "#server/outbox/smtp.ts";
import { refuseField } from "#server/validation.ts";
import { isInnerAddress, MAIL_PORTS } from "./mail-rules.ts";

const LOOKUP_MS = 5 * SECOND_MS;

/**
 * The address of a server that was named in the browser, in a house that strangers reach. Whoever holds a session must
 * not look around in the network behind it: nothing is asked there, and the answer is the same whatever is there. A
 * server of one's own network is named by the environment.
 */
export async function outerAddress({ host, port, security, user }: Mail): Promise<string> {
	if (!MAIL_PORTS.includes(port))
		throw refuseField("port", "Briefe nehmen Server an 587 oder 465 an und manche an 25 oder 2525");
	if (security === "none" && user !== "")
		throw refuseField("security", "Ohne Verschlüsselung könnte unterwegs jeder das Passwort lesen");
	const asked = unlessAborted(AbortSignal.timeout(LOOKUP_MS), lookup(host, { all: true }));
	const found = await asked.catch(() => []);
	if (found.some(({ address }) => isInnerAddress(address)))
		throw refuseField("host", "Dieser Server steht im eigenen Netz. Einen solchen nennt SMTP_URL in der Umgebung.");
	const [first] = found;
	if (!first) throw refuseField("host", "Diesen Server findet niemand. Bitte prüfe seinen Namen.");
	return first.address;
}
