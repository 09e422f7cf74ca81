/** Why a letter never arrived, for whoever has to do something about it; the first that fits. */
const REASONS: [answer: RegExp, words: string][] = [
	[/^SMS gateway: 200 202/, "Diese Telefonnummer gibt es nicht. Frag die Person nach einer anderen."],
	[/^SMS gateway/, "Der SMS-Dienst hat die Nachricht nicht angenommen."],
	[/relay/i, "Unser Mailserver durfte den Brief nicht weitergeben. An der Adresse liegt es nicht."],
	[
		/\b[45]\.1\.2\b|EDNS|ENOTFOUND|NXDOMAIN|unrouteable|(domain|host)( name)? (not found|does not exist|unknown)|unknown (domain|host)/i,
		"Was in der Adresse hinter dem @ steht, gibt es nicht. Vielleicht ist sie vertippt.",
	],
	[
		/\b[45]\.2\.2\b|over ?quota|quota exceeded|(mailbox|inbox)( is)? full|insufficient (system )?storage/i,
		"Das Postfach ist voll. Ruf die Person an oder versuch es in ein paar Tagen noch einmal.",
	],
	[
		/gr[ae]y ?list|\b4\.7\.\d|try (again )?later|temporarily (deferred|rejected)|mailbox busy/i,
		"Der Server der Person bat mehrmals, es später noch einmal zu versuchen. Versuch es noch einmal.",
	],
	[
		/\b5\.7\.\d+|spam|black ?list|block ?list|blocked|reputation|dmarc|\bspf\b|dkim|policy/i,
		"Der Server der Person hält den Brief für unerwünscht. Schreib ihr aus deinem eigenen Postfach oder ruf sie an.",
	],
	[
		/\b5\.1\.\d+|\b5\.2\.1\b|(user|recipient|mailbox|address)( is)? (unknown|not found|unavailable|disabled|inactive)|(unknown|no such) (user|recipient|mailbox)|does not exist|\b55[013]\b/i,
		"Dieses Postfach gibt es nicht. Frag die Person nach einer anderen Adresse.",
	],
	[/ETIMEDOUT|time[d ]?-?out/i, "Der Mailserver hat nicht geantwortet. Versuch es noch einmal."],
	[/ECONN|EHOSTUNREACH|ENETUNREACH|ESOCKET|socket/i, "Der Mailserver war nicht zu erreichen. Versuch es noch einmal."],
];

const UNKNOWN = "Der Mailserver hat den Brief nicht angenommen.";

export const refusalWords = (answer: string): string => REASONS.find(([fits]) => fits.test(answer))?.[1] ?? UNKNOWN;
