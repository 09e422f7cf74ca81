import type { IconShape } from "#browser/ui/icon.tsx";
import type { ToDoKey } from "#contract/office/to-dos.ts";
import * as icons from "../ui/icons.ts";

export const TO_DO_ICONS: Record<ToDoKey, IconShape> = {
	withdrawal: icons.back,
	refund: icons.returned,
	transfer: icons.returned,
	payment_problem: icons.card,
	donation_problem: icons.heart,
	exemption_ends: icons.heart,
	overdue_invoices: icons.invoice,
	returned_debit: icons.returned,
	bank_unplaced: icons.bank,
	failed_letters: icons.bounced,
	data_request: icons.shield,
	contact_request: icons.message,
	campaign: icons.mail,
	minimum: icons.users,
	grant_proof: icons.checkList,
	offer: icons.armchair,
	set_up: icons.checkList,
	job: icons.server,
	alarm: icons.server,
};
