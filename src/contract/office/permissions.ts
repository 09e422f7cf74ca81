/** Everything that staff may be allowed to do. Endpoints, menus and tests read the same list. */
export const PERMISSIONS = [
	/** Heute and the search, each with what the other rights open. */
	"desk.see",
	/** Articles; whoever may not read all content sees their own. */
	"articles.read",
	"content.read",
	"content.write",
	"content.publish",
	/** Video courses and their films. */
	"courses.write",
	/** Whoever writes brings pictures along; whoever keeps the texts changes those of all. */
	"pictures.add",
	"pictures.write",
	"seminars.read",
	"seminars.texts",
	"seminars.write",
	"bookings.read",
	"bookings.write",
	/** Names of those who come, and who was there. */
	"attendance.write",
	"orders.read",
	"orders.write",
	/** Bank, dunning, direct debit, exports for the books. */
	"books.read",
	"books.write",
	/** Gives up what somebody owes. */
	"books.write_off",
	"donations.read",
	"donations.write",
	"newsletter.write",
	"newsletter.send",
	/** Who reads it: their addresses. */
	"newsletter.readers",
	"people.read",
	"people.write",
	"history.money",
	"history.read",
	"team.write",
	"settings.write",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/**
 * What the people of the house are; one person can be several. Some see only what is their own (authors their articles,
 * lecturers their dates): that is a rule of the capability, not a right.
 */
export const ROLES = {
	admin: { name: "Leitung", may: PERMISSIONS },
	office: {
		name: "Büro",
		may: [
			"desk.see",
			"articles.read",
			"content.read",
			"pictures.add",
			"pictures.write",
			"seminars.read",
			"seminars.texts",
			"seminars.write",
			"bookings.read",
			"bookings.write",
			"attendance.write",
			"orders.read",
			"orders.write",
			"books.read",
			"donations.read",
			"newsletter.write",
			"newsletter.readers",
			"people.read",
			"people.write",
			"history.money",
			"history.read",
		],
	},
	editor: {
		name: "Redaktion",
		may: [
			"desk.see",
			"articles.read",
			"content.read",
			"content.write",
			"content.publish",
			"courses.write",
			"pictures.add",
			"pictures.write",
			"seminars.read",
			"seminars.texts",
			"newsletter.write",
		],
	},
	author: { name: "Autorin", may: ["desk.see", "articles.read", "content.write", "pictures.add"] },
	accounting: {
		name: "Buchhaltung",
		may: [
			"desk.see",
			"articles.read",
			"content.read",
			"seminars.read",
			"bookings.read",
			"orders.read",
			"orders.write",
			"books.read",
			"books.write",
			"donations.read",
			"donations.write",
			"people.read",
			"history.money",
		],
	},
	lecturer: { name: "Dozentin", may: ["desk.see", "attendance.write"] },
} as const satisfies Record<string, { name: string; may: readonly Permission[] }>;

export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

export const rolesMay = (roles: readonly Role[], permission: Permission): boolean =>
	roles.some((role) => (ROLES[role].may as readonly Permission[]).includes(permission));

/** What shows neither people nor money. */
const WITHOUT_PEOPLE_AND_MONEY: readonly Permission[] = [
	"desk.see",
	"articles.read",
	"content.read",
	"content.write",
	"content.publish",
	"courses.write",
	"pictures.add",
	"pictures.write",
	"seminars.read",
	"seminars.texts",
	"seminars.write",
	"newsletter.write",
];

/** STAFF-02: whoever sees people or money shows twice who they are. */
export const demandSecondFactor = (roles: readonly Role[]): boolean =>
	permissionsOf(roles).some((permission) => !WITHOUT_PEOPLE_AND_MONEY.includes(permission));

export const permissionsOf = (roles: readonly Role[]): Permission[] =>
	PERMISSIONS.filter((permission) => rolesMay(roles, permission));
