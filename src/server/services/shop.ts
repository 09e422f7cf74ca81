import { createAccess } from "#server/access/service.ts";
import { createBaskets } from "#server/basket/service.ts";
import { createDonationsOffice } from "#server/donations/office.ts";
import { createDonations } from "#server/donations/service.ts";
import { createDeletion } from "#server/members/deletion/service.ts";
import { createMembers } from "#server/members/service.ts";
import { createOrdersOffice } from "#server/orders/office.ts";
import { createOrderPage } from "#server/orders/page.ts";
import { createOrders } from "#server/orders/service.ts";
import { chooseProviders } from "#server/payments/providers/choice.ts";
import { createPayments } from "#server/payments/service.ts";
import { createSettling } from "#server/payments/settling.ts";
import { createPins } from "#server/pins/service.ts";
import { createHolds } from "#server/rights/holds.ts";
import { createWithdrawalsOffice } from "#server/withdrawal/office.ts";
import type { BaseServices } from "./base.ts";
import type { BookingsServices } from "./bookings.ts";
import type { ContentServices } from "./content.ts";
import type { DocumentsServices } from "./documents.ts";
import type { Parts } from "./parts.ts";
import type { StaffServices } from "./staff.ts";

/** Members, basket, orders, donations. */
export function shopServices({
	audit,
	books,
	clock,
	config,
	courses,
	db,
	dunning,
	invoices,
	legalTexts,
	letters,
	lettersOffice,
	limits,
	lists,
	log,
	newsletter,
	ownReceipts,
	receipts,
	rehearsals,
	secrets,
	security,
	sessions,
	settings,
	vouchers,
}: Parts & BaseServices & ContentServices & DocumentsServices & StaffServices & BookingsServices) {
	const withdrawalsOffice = createWithdrawalsOffice(lists);
	const donationsOffice = createDonationsOffice({ ...lists, settings });
	const ordersOffice = createOrdersOffice(lists);
	const members = createMembers({
		...letters,
		legalTexts,
		newsletter,
		secrets,
		invoices,
		security,
		sessions,
		ownReceipts,
	});
	const baskets = createBaskets({ db, clock, limits, vouchers });
	const pins = createPins({ ...letters, secrets, members, baskets, log });
	const holds = createHolds({ db, clock, audit });
	const deletion = createDeletion({ ...letters, sessions, baskets, pins, security, holds, audit });
	const access = createAccess({ db, clock, courses, secrets });
	const payments = createPayments({ db, clock, providers: chooseProviders({ db, secrets, config }) });
	const shop = {
		secrets,
		vouchers,
		newsletter,
		members,
		baskets,
		pins,
		access,
		invoices,
		payments,
		legalTexts,
		audit,
		books,
		log,
	};
	const orders = createOrders({ ...letters, ...shop });
	const donations = createDonations({ ...letters, secrets, payments, audit, receipts, settings, log });
	const settling = createSettling({ payments, orders, donations });
	const orderPage = createOrderPage({
		db,
		audit,
		access,
		payments,
		invoices,
		books,
		dunning,
		lettersOffice,
		orders,
		rehearsals,
	});
	return {
		withdrawalsOffice,
		donationsOffice,
		ordersOffice,
		members,
		baskets,
		pins,
		deletion,
		holds,
		access,
		payments,
		orders,
		donations,
		settling,
		orderPage,
	};
}

export type ShopServices = ReturnType<typeof shopServices>;
