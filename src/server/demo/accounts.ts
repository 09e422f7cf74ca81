import type { Role } from "#contract/office/permissions.ts";
import { hashPassword } from "#server/sessions/hashing.ts";

/** The people and codes of the demo, as printed at start and in the README. */

interface DemoStaff {
	account: { name: string; email: string; roles: Role[] };
	password: string;
	/** Whose dates they see, by the name in the address. */
	lecturer?: string;
}

/** Leads the office; with this account the demo is open or shut. */
export const DEMO_STAFF: DemoStaff = {
	account: { name: "Petra Hollmann", email: "verwaltung@vsz.example", roles: ["admin"] },
	password: "Verwaltung-2026",
};

/** One for each role; some of them write or teach on the site too. */
export const DEMO_TEAM: DemoStaff[] = [
	DEMO_STAFF,
	{ account: { name: "Katrin Zeidler", email: "buero@vsz.example", roles: ["office"] }, password: "Buero-2026" },
	{ account: { name: "Marlene Voigt", email: "redaktion@vsz.example", roles: ["editor"] }, password: "Redaktion-2026" },
	{ account: { name: "Clara Winter", email: "autorin@vsz.example", roles: ["author"] }, password: "Autorin-2026" },
	{
		account: { name: "Tobias Lange", email: "buchhaltung@vsz.example", roles: ["accounting"] },
		password: "Buchhaltung-2026",
	},
	{
		account: { name: "Aylin Demir", email: "dozentin@vsz.example", roles: ["lecturer"] },
		password: "Dozentin-2026",
		lecturer: "aylin-demir",
	},
];

const ADDRESS = { street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" };

interface DemoMember {
	name: string;
	email: string;
	password: string;
	street_address: string;
	street_suffix: string;
	postcode: string;
	city: string;
	phone_number: string | null;
	authenticated: boolean;
	/** One course each, bought so many days ago: today's is available, an older one expired. */
	purchases: number[];
}

export const DEMO_MEMBERS: DemoMember[] = [
	{
		name: "Mika Sommer",
		email: "mitglied@vsz.example",
		password: "Mitglied-2026",
		...ADDRESS,
		phone_number: null,
		authenticated: false,
		purchases: [],
	},
	{
		name: "Karla Lindner",
		email: "kundin@vsz.example",
		password: "Kundin-2026",
		...ADDRESS,
		phone_number: "+4915100000000",
		authenticated: true,
		purchases: [0, 30],
	},
];

interface DemoVoucher {
	/** The spoken one, or so many by chance. */
	codes: string | { count: number; prefix: string };
	name: string;
	discount: number;
	expired?: boolean;
	max_uses: number | null;
	used_count: number;
}

export const DEMO_VOUCHERS: DemoVoucher[] = [
	{ codes: "WILLKOMMEN10", name: "Willkommen", discount: 10, max_uses: null, used_count: 0 },
	{ codes: "EHRENAMT50", name: "Ehrenamt", discount: 50, max_uses: null, used_count: 0 },
	{ codes: "FREI100", name: "Freikarte", discount: 100, max_uses: null, used_count: 0 },
	{ codes: "ABGELAUFEN", name: "Frühjahrsaktion", discount: 25, expired: true, max_uses: null, used_count: 0 },
	{ codes: "VERBRAUCHT", name: "Einzelgutschein", discount: 30, max_uses: 1, used_count: 1 },
	{
		codes: { count: 120, prefix: "LN" },
		name: "Partner: Landesnetzwerk",
		discount: 50,
		max_uses: 1,
		used_count: 0,
	},
	{ codes: "EINMALIG", name: "Dankeschön", discount: 20, max_uses: 1, used_count: 0 },
];

const hashes = new Map<string, Promise<string>>();

/** Hashing takes long on purpose, and these passwords are no secret: whoever loads the demo again has them already. */
export async function hashOnce(password: string): Promise<string> {
	const known = hashes.get(password) ?? hashPassword(password);
	hashes.set(password, known);
	return known;
}
