import type { IconShape } from "#browser/ui/icon.tsx";
import type { EventKind } from "#contract/office/person-events.ts";
import * as icons from "../ui/icons.ts";

export const EVENT_ICONS: Record<EventKind, IconShape> = {
	booking: icons.armchair,
	booking_cancelled: icons.armchair,
	participation: icons.armchair,
	waiting: icons.clock,
	attendance: icons.check,
	certificate: icons.signature,
	order: icons.cart,
	document: icons.invoice,
	payment: icons.euro,
	money: icons.euro,
	reminder: icons.warning,
	refund: icons.returned,
	withdrawal: icons.back,
	donation: icons.euro,
	donation_arrived: icons.euro,
	receipt: icons.invoice,
	access: icons.video,
	letter: icons.mail,
	sms: icons.phoneApp,
	request: icons.message,
	newsletter_requested: icons.mail,
	newsletter_confirmed: icons.mailCheck,
	newsletter_left: icons.bounced,
	alert: icons.clock,
	account: icons.member,
	login: icons.key,
	note: icons.note,
	change: icons.history,
};
