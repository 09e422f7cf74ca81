import { lookup } from "node:dns/promises";
import { SECOND_MS } from "#contract/constants.ts";
import type { Mail } from "#contract/office/mail.ts";
import { unlessAborted } from "#server/outbox/deadline.ts";
import { refuseField } from "#server/validation.ts";
import { isInnerAddress, MAIL_PORTS } from "./mail-rules.ts";

const LOOKUP_MS = 5 * SECOND_MS;
const NOT_OUTSIDE =
	"Diesen Server gibt es im Internet nicht. Bitte prüfe seinen Namen. Einen im eigenen Netz nennt SMTP_URL in der Umgebung.";

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
	const [first] = found;
	// One sentence: otherwise it would tell which names the inner network knows.
	if (!first || found.some(({ address }) => isInnerAddress(address))) throw refuseField("host", NOT_OUTSIDE);
	return first.address;
}
