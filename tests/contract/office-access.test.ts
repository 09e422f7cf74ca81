import { expect, test } from "vitest";
import { endpointsOf, isOpen } from "#contract/endpoint.ts";
import { contract } from "#contract/office/api.ts";
import { ROLE_NAMES, type Role } from "#contract/office/permissions.ts";
import { hashToken } from "#server/tokens.ts";
import {
	type Ask,
	asker,
	DEMO_LOGINS,
	logIn,
	logInToOffice,
	type StaffToken,
	type Token,
} from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { officeCall } from "#tests/support/office-calls.ts";
import { staffWith, tokensByRole } from "#tests/support/staff.ts";
import type { OfficeCall } from "#tests/support/staff-calls.ts";

/** Who may: written out, so that a change of the roles shows here. */
const MAY: Record<string, readonly Role[]> = {
	"session.me": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"toDos.list": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"toDos.counts": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"today.dates": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"today.figures": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"today.happenings": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"tasks.list": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"tasks.cancel": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"tasks.dismiss": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"session.activity": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"proof.password": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"proof.passkeyOptions": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"proof.passkey": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.get": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.rename": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.changePassword": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.renamePasskey": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.removePasskey": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.removeTotp": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.renewRecoveryCodes": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.endSession": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"account.endOtherSessions": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"team.list": ["admin"],
	"team.lecturers": ["admin"],
	"team.invite": ["admin"],
	"team.inviteAgain": ["admin"],
	"team.withdraw": ["admin"],
	"team.change": ["admin"],
	"team.deactivate": ["admin"],
	"team.activate": ["admin"],
	"team.resetFactors": ["admin"],
	"team.endSessions": ["admin"],
	"ownDates.list": ["admin", "office", "lecturer"],
	"search.find": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"choices.get": ["admin", "office", "editor", "author", "accounting", "lecturer"],
	"dates.list": ["admin", "office", "editor", "accounting"],
	"dates.export": ["admin", "office", "editor", "accounting"],
	"dates.get": ["admin", "office", "editor", "accounting"],
	"dates.waitingList": ["admin", "office", "accounting"],
	"dateChanges.foreseeCallOff": ["admin", "office"],
	"dateChanges.callOff": ["admin", "office"],
	"dateChanges.foreseeMove": ["admin", "office"],
	"dateChanges.move": ["admin", "office"],
	"messages.list": ["admin", "office", "accounting"],
	"messages.get": ["admin", "office", "accounting"],
	"messages.preview": ["admin", "office"],
	"messages.test": ["admin", "office"],
	"messages.send": ["admin", "office"],
	"messages.callBack": ["admin", "office"],
	"messageTemplates.list": ["admin", "office"],
	"messageTemplates.create": ["admin", "office"],
	"messageTemplates.change": ["admin", "office"],
	"messageTemplates.delete": ["admin", "office"],
	"messageTemplates.restore": ["admin", "office"],
	"letterPassages.list": ["admin"],
	"letterPassages.preview": ["admin"],
	"letterPassages.change": ["admin"],
	"certificates.ofDate": ["admin", "office", "accounting"],
	"certificates.foresee": ["admin", "office"],
	"certificates.issue": ["admin", "office"],
	"certificates.correct": ["admin", "office"],
	"certificates.withdraw": ["admin", "office"],
	"certificates.resend": ["admin", "office"],
	"certificates.changeTopics": ["admin", "office"],
	"certificates.pdf": ["admin", "office", "accounting"],
	"certificates.preview": ["admin", "office", "accounting"],
	"certificates.zip": ["admin", "office", "accounting"],
	"feedback.ofDate": ["admin", "office", "accounting"],
	"handouts.ofDate": ["admin", "office", "editor", "accounting"],
	"handouts.add": ["admin", "office"],
	"handouts.change": ["admin", "office"],
	"handouts.remove": ["admin", "office"],
	"handouts.restore": ["admin", "office"],
	"handouts.file": ["admin", "office", "editor", "accounting"],
	"attendance.get": ["admin", "office", "lecturer"],
	"attendance.tick": ["admin", "office", "lecturer"],
	"attendance.walkIn": ["admin", "office", "lecturer"],
	"attendance.close": ["admin", "office", "lecturer"],
	"attendance.reopen": ["admin", "office", "lecturer"],
	"attendance.code": ["admin", "office", "lecturer"],
	"attendance.readReport": ["admin", "office", "lecturer"],
	"attendance.takeReport": ["admin", "office", "lecturer"],
	"lecturerPack.get": ["admin", "office", "accounting"],
	"lecturerPack.foresee": ["admin", "office"],
	"lecturerPack.send": ["admin", "office"],
	"papers.get": ["admin", "office", "lecturer"],
	"papers.list": ["admin", "office", "lecturer"],
	"papers.table": ["admin", "office", "lecturer"],
	"papers.badges": ["admin", "office", "lecturer"],
	"papers.seatCards": ["admin", "office", "lecturer"],
	"papers.handout": ["admin", "office", "lecturer"],
	"papers.addScan": ["admin", "office", "lecturer"],
	"papers.scan": ["admin", "office", "lecturer"],
	"papers.deleteScan": ["admin", "office", "lecturer"],
	"grants.list": ["admin", "office", "accounting"],
	"grants.get": ["admin", "office", "accounting"],
	"grants.create": ["admin", "office"],
	"grants.change": ["admin", "office"],
	"grants.ofDate": ["admin", "office", "accounting"],
	"grants.assign": ["admin", "office"],
	"grants.pack": ["admin", "office", "accounting"],
	"grants.deliver": ["admin", "office"],
	"grants.delivered": ["admin", "office", "accounting"],
	"seminars.list": ["admin", "office", "editor", "accounting"],
	"seminars.export": ["admin", "office", "editor", "accounting"],
	"articleTexts.get": ["admin", "office", "editor", "author", "accounting"],
	"articleTexts.create": ["admin", "editor", "author"],
	"articleTexts.save": ["admin", "editor", "author"],
	"articleTexts.publish": ["admin", "editor"],
	"articleTexts.end": ["admin", "editor"],
	"articleTexts.unplan": ["admin", "editor"],
	"articleTexts.unpublish": ["admin", "editor"],
	"articleTexts.checks": ["admin", "office", "editor", "author", "accounting"],
	"articleTexts.revisions": ["admin", "office", "editor", "author", "accounting"],
	"articleTexts.revision": ["admin", "office", "editor", "author", "accounting"],
	"articleTexts.restore": ["admin", "editor", "author"],
	"articleTexts.presence": ["admin", "editor", "author"],
	"articleTexts.share": ["admin", "editor", "author"],
	"seminarTexts.get": ["admin", "office", "editor", "accounting"],
	"pictures.list": ["admin", "office", "editor", "author", "accounting"],
	"pictures.add": ["admin", "office", "editor", "author"],
	"pictures.change": ["admin", "office", "editor"],
	"pictures.replace": ["admin", "office", "editor"],
	"pictures.remove": ["admin", "office", "editor"],
	"pictures.restore": ["admin", "office", "editor"],
	"seminarTexts.create": ["admin", "office"],
	"seminarTexts.change": ["admin", "office", "editor"],
	"seminarTexts.copy": ["admin", "office"],
	"seminarTexts.publish": ["admin", "office"],
	"dateWriting.choices": ["admin", "office"],
	"dateWriting.get": ["admin", "office"],
	"dateWriting.create": ["admin", "office"],
	"dateWriting.copy": ["admin", "office"],
	"dateWriting.change": ["admin", "office"],
	"dateWriting.keepBack": ["admin", "office"],
	"dateWriting.release": ["admin", "office"],
	"articles.list": ["admin", "office", "editor", "author", "accounting"],
	"articles.export": ["admin", "office", "editor", "author", "accounting"],
	"courses.list": ["admin", "office", "editor", "accounting"],
	"courses.export": ["admin", "office", "editor", "accounting"],
	"courseTexts.get": ["admin", "office", "editor", "accounting"],
	"courseTexts.create": ["admin", "editor"],
	"courseTexts.change": ["admin", "editor"],
	"courseTexts.publish": ["admin", "editor"],
	"courseTexts.remove": ["admin", "editor"],
	"courseCaptions.get": ["admin", "office", "editor", "accounting"],
	"courseCaptions.put": ["admin", "editor"],
	"categories.list": ["admin", "office", "editor", "accounting"],
	"categories.change": ["admin", "editor"],
	"categories.create": ["admin", "editor"],
	"categories.move": ["admin", "editor"],
	"categories.foreseeMerge": ["admin", "editor"],
	"categories.merge": ["admin", "editor"],
	"categories.remove": ["admin", "editor"],
	"home.get": ["admin", "editor"],
	"home.change": ["admin", "editor"],
	"home.partners": ["admin", "editor"],
	"home.changePartners": ["admin", "editor"],
	"lecturers.list": ["admin", "office", "editor", "accounting"],
	"lecturers.create": ["admin", "editor"],
	"lecturers.change": ["admin", "editor"],
	"lecturers.move": ["admin", "editor"],
	"lecturers.foreseeMerge": ["admin", "editor"],
	"lecturers.merge": ["admin", "editor"],
	"lecturers.remove": ["admin", "editor"],
	"places.list": ["admin", "office", "editor", "accounting"],
	"places.create": ["admin", "office"],
	"places.change": ["admin", "office"],
	"places.remove": ["admin", "office"],
	"settings.get": ["admin"],
	"settings.provider": ["admin"],
	"settings.contact": ["admin"],
	"settings.tax": ["admin"],
	"settings.bank": ["admin"],
	"settings.datev": ["admin"],
	"settings.payment": ["admin"],
	"settings.dunning": ["admin"],
	"settings.retention": ["admin"],
	"settings.certificates": ["admin"],
	"settings.receipts": ["admin"],
	"mail.get": ["admin"],
	"mail.change": ["admin"],
	"mail.test": ["admin"],
	"setUp.get": ["admin"],
	"setUp.pass": ["admin"],
	"legalTexts.list": ["admin"],
	"legalTexts.get": ["admin"],
	"legalTexts.write": ["admin"],
	"legalTexts.publish": ["admin"],
	"legalTexts.takeBack": ["admin"],
	"state.get": ["admin"],
	"state.testMail": ["admin"],
	"state.testSms": ["admin"],
	"state.testPayments": ["admin"],
	"state.testStorage": ["admin"],
	"state.runJob": ["admin"],
	"orders.list": ["admin", "office", "accounting"],
	"orders.export": ["admin", "office", "accounting"],
	"bookings.list": ["admin", "office", "accounting"],
	"bookings.export": ["admin", "office", "accounting"],
	"bookingPage.get": ["admin", "office", "accounting"],
	"bookingPage.confirmation": ["admin", "office", "accounting"],
	"bookingActs.foreseeMove": ["admin", "office"],
	"bookingActs.move": ["admin", "office"],
	"bookingActs.foreseeGiveBack": ["admin", "office"],
	"bookingActs.giveBack": ["admin", "office"],
	"bookingActs.foreseeExtend": ["admin", "office"],
	"bookingActs.extend": ["admin", "office"],
	"bookingActs.rename": ["admin", "office"],
	"bookingActs.foreseeCorrect": ["admin", "office"],
	"bookingActs.correct": ["admin", "office"],
	"phoneBookings.people": ["admin", "office"],
	"phoneBookings.dates": ["admin", "office"],
	"phoneBookings.foresee": ["admin", "office"],
	"phoneBookings.create": ["admin", "office"],
	"waitingActs.reorder": ["admin", "office"],
	"waitingActs.offer": ["admin", "office"],
	"waitingActs.extend": ["admin", "office"],
	"waitingActs.takeIn": ["admin", "office"],
	"waitingActs.remove": ["admin", "office"],
	"waitingActs.movingUp": ["admin", "office"],
	"participants.list": ["admin", "office", "accounting"],
	"participants.export": ["admin", "office", "accounting"],
	"participants.note": ["admin", "office"],
	"openItems.list": ["admin", "office", "accounting"],
	"openItems.ages": ["admin", "office", "accounting"],
	"openItems.export": ["admin", "office", "accounting"],
	"openItems.writeOff": ["admin"],
	"openItems.takeCharges": ["admin", "accounting"],
	"openItems.waiveCharges": ["admin", "accounting"],
	"openItems.takeBack": ["admin", "accounting"],
	"openItems.stop": ["admin", "accounting"],
	"openItems.resume": ["admin", "accounting"],
	"dunning.propose": ["admin", "office", "accounting"],
	"dunning.letter": ["admin", "office", "accounting"],
	"dunning.letterPdf": ["admin", "office", "accounting"],
	"dunning.test": ["admin", "accounting"],
	"dunning.papers": ["admin", "office", "accounting"],
	"dunning.start": ["admin", "accounting"],
	"dunning.pdf": ["admin", "office", "accounting"],
	"debits.get": ["admin", "office", "accounting"],
	"debits.announce": ["admin", "accounting"],
	"debits.test": ["admin", "accounting"],
	"debits.makeFile": ["admin", "accounting"],
	"debits.foreseeReturned": ["admin", "accounting"],
	"debits.writeReturned": ["admin", "accounting"],
	"debits.toInvoice": ["admin", "accounting"],
	"debits.repeat": ["admin", "accounting"],
	"debits.mandates": ["admin", "office", "accounting"],
	"debits.revoke": ["admin", "accounting"],
	"transfers.get": ["admin", "office", "accounting"],
	"transfers.setAccount": ["admin", "accounting"],
	"transfers.makeFile": ["admin", "accounting"],
	"paymentFiles.content": ["admin", "accounting"],
	"paymentFiles.handIn": ["admin", "accounting"],
	"paymentFiles.withdraw": ["admin", "accounting"],
	"datev.overview": ["admin", "office", "accounting"],
	"datev.get": ["admin", "office", "accounting"],
	"datev.export": ["admin", "accounting"],
	"datev.batch": ["admin", "office", "accounting"],
	"datev.archive": ["admin", "office", "accounting"],
	"bank.get": ["admin", "office", "accounting"],
	"bank.items": ["admin", "office", "accounting"],
	"bank.read": ["admin", "accounting"],
	"bank.take": ["admin", "accounting"],
	"bank.allocate": ["admin", "accounting"],
	"bank.setAside": ["admin", "accounting"],
	"bank.undo": ["admin", "accounting"],
	"payments.ofDate": ["admin", "office", "accounting"],
	"payments.note": ["admin", "office", "accounting"],
	"payments.takeBack": ["admin", "office", "accounting"],
	"payments.refundSent": ["admin", "office", "accounting"],
	"people.list": ["admin", "office", "accounting"],
	"people.export": ["admin", "office", "accounting"],
	"people.get": ["admin", "office", "accounting"],
	"invoices.list": ["admin", "office", "accounting"],
	"invoices.export": ["admin", "office", "accounting"],
	"invoices.pdf": ["admin", "office", "accounting"],
	"invoices.xrechnung": ["admin", "office", "accounting"],
	"documentCheck.get": ["admin", "office", "accounting"],
	"vouchers.batches": ["admin", "office", "accounting"],
	"vouchers.export": ["admin", "office", "accounting"],
	"vouchers.figures": ["admin", "office", "accounting"],
	"vouchers.choices": ["admin", "office", "accounting"],
	"vouchers.get": ["admin", "office", "accounting"],
	"vouchers.create": ["admin", "office", "accounting"],
	"vouchers.change": ["admin", "office", "accounting"],
	"vouchers.block": ["admin", "office", "accounting"],
	"vouchers.unblock": ["admin", "office", "accounting"],
	"vouchers.codes": ["admin", "office", "accounting"],
	"vouchers.codesExport": ["admin", "office", "accounting"],
	"vouchers.cards": ["admin", "office", "accounting"],
	"vouchers.uses": ["admin", "office", "accounting"],
	"vouchers.usesExport": ["admin", "office", "accounting"],
	"vouchers.blockCode": ["admin", "office", "accounting"],
	"vouchers.unblockCode": ["admin", "office", "accounting"],
	"donations.list": ["admin", "office", "accounting"],
	"donations.export": ["admin", "office", "accounting"],
	"donations.setAddress": ["admin", "accounting"],
	"receipts.list": ["admin", "office", "accounting"],
	"receipts.export": ["admin", "office", "accounting"],
	"receipts.year": ["admin", "office", "accounting"],
	"receipts.issueYear": ["admin", "accounting"],
	"receipts.issue": ["admin", "accounting"],
	"receipts.void": ["admin", "accounting"],
	"receipts.posted": ["admin", "accounting"],
	"receipts.pdf": ["admin", "office", "accounting"],
	"receipts.duplicate": ["admin", "accounting"],
	"receipts.sample": ["admin", "office", "accounting"],
	"receipts.zip": ["admin", "office", "accounting"],
	"requests.list": ["admin", "office", "accounting"],
	"requests.export": ["admin", "office", "accounting"],
	"requests.get": ["admin", "office", "accounting"],
	"requests.close": ["admin", "office"],
	"requests.reopen": ["admin", "office"],
	"withdrawals.list": ["admin", "office", "accounting"],
	"withdrawals.export": ["admin", "office", "accounting"],
	"withdrawals.get": ["admin", "office", "accounting"],
	"subscribers.list": ["admin", "office"],
	"subscribers.export": ["admin", "office"],
	"letters.list": ["admin", "office", "accounting"],
	"letters.export": ["admin", "office", "accounting"],
	"letters.get": ["admin", "office", "accounting"],
	"letters.foreseeAgain": ["admin", "office"],
	"letters.sendAgain": ["admin", "office"],
	"orderPage.get": ["admin", "office", "accounting"],
	"orderPage.sendAgain": ["admin", "office", "accounting"],
	"orderPage.changeAccess": ["admin", "office", "accounting"],
	"orderPage.foreseeCorrection": ["admin", "office", "accounting"],
	"orderPage.correct": ["admin", "office", "accounting"],
	"orderMoney.foreseeRefund": ["admin", "office", "accounting"],
	"orderMoney.refund": ["admin", "office", "accounting"],
	"orderMoney.transferRefund": ["admin", "office", "accounting"],
	"orderMoney.sendRefund": ["admin", "office", "accounting"],
	"orderMoney.acceptPayment": ["admin", "office", "accounting"],
	"orderMoney.foreseePayment": ["admin", "office", "accounting"],
	"orderMoney.movePayment": ["admin", "office", "accounting"],
	"orderMoney.unassignPayment": ["admin", "office", "accounting"],
	"orderMoney.assignPayment": ["admin", "office", "accounting"],
	"orderMoney.sendPaymentBack": ["admin", "office", "accounting"],
	"orderMoney.ignorePayment": ["admin", "office", "accounting"],
	"orderMoney.reopenPayment": ["admin", "office", "accounting"],
	"orders.foreseeWithdrawal": ["admin", "office", "accounting"],
	"orders.withdraw": ["admin", "office", "accounting"],
	"history.list": ["admin", "office", "accounting"],
	"history.export": ["admin", "office", "accounting"],
	"history.people": ["admin", "office", "accounting"],
	"views.list": ["admin", "office", "accounting"],
	"views.create": ["admin", "office", "accounting"],
	"views.rename": ["admin", "office", "accounting"],
	"views.delete": ["admin", "office", "accounting"],
};

/** The way in and out. */
const OPEN = [
	"session.welcome",
	"session.logIn",
	"session.passkeyOptions",
	"session.logInByPasskey",
	"session.logOut",
	"staffLinks.invitation",
	"staffLinks.accept",
	"staffLinks.mailPasswordLink",
	"staffLinks.resetPassword",
	"setUp.link",
	"setUp.begin",
];
/** Between the password and the office; who passes there is shown where second factors are tested. */
const STEPS = [
	"secondStep.passkeyOptions",
	"secondStep.passkey",
	"secondStep.code",
	"secondStep.recoveryCode",
	"enrolment.passkeyOptions",
	"enrolment.addPasskey",
	"enrolment.totpSecret",
	"enrolment.confirmTotp",
];

const all = endpointsOf(contract);
const steps = all.filter(({ endpoint: { access } }) => access === "entering" || access === "enrolling");
const endpoints = all.filter((one) => !isOpen(one.endpoint.access) && !steps.includes(one));

test("every endpoint of the office stands in the matrix, below /office", () => {
	expect(endpoints.map(({ key }) => key).sort()).toEqual(Object.keys(MAY).sort());
	expect(all.map(({ key }) => key).sort()).toEqual([...Object.keys(MAY), ...OPEN, ...STEPS].sort());
	expect(steps.map(({ key }) => key)).toEqual(STEPS);
	for (const { endpoint } of all) expect(endpoint.path).toMatch(/^\/office\//);
});

/** Sessions that open nothing: their second step is outstanding, they were ended, their time is over, nobody was active. */
async function voidSessions(testing: TestApp, ask: Ask): Promise<StaffToken[]> {
	const tokens: StaffToken[] = [];
	for (const change of [
		"passed = false",
		"ended_at = now()",
		"ends_at = now()",
		"last_active_at = now() - interval '30 minutes'",
	]) {
		const token = await logInToOffice(ask, DEMO_LOGINS.staff);
		await testing.database.pool.query(`update staff_sessions set ${change} where hash = $1`, [hashToken(token.office)]);
		tokens.push(token);
	}
	return tokens;
}

test("STAFF-05 every endpoint of the office opens for the roles that may, and for nobody else", async () => {
	const testing = await testApp({ env: { TRUST_PROXY: "1" } });
	const ask = asker(testing);
	const member = await logIn(ask, DEMO_LOGINS.customer);
	const tokens = await tokensByRole(testing, ask);
	const unknown = "x".repeat(43);
	const [half, ...ended] = await voidSessions(testing, ask);
	const bearer = tokens.admin.office;
	const strangers: Token[] = [member, unknown, { office: unknown }, ...ended, bearer, { office: member }];
	for (const [index, { key, endpoint }] of [...endpoints, ...steps].entries()) {
		const callFor = (token: Token | undefined) => officeCall(key, testing, token);
		const send = async (token: Token | undefined, { path, ...sent }: OfficeCall) =>
			ask(endpoint.method, path, { token, ...sent });
		// What is refused changes nothing: one call serves all who may not.
		const refusedCall = await callFor(tokens.admin);
		const isStep = STEPS.includes(key);
		// One door lets them all in or out: each kind of stranger knocks at many endpoints, and somebody at each.
		const stranger = strangers[index % strangers.length];
		for (const token of isStep ? [undefined, stranger] : [undefined, stranger, half]) {
			const { status, body } = await send(token, refusedCall);
			expect([key, status, body]).toEqual([key, 401, { code: "unauthenticated", message: "Bitte melde dich an." }]);
		}
		if (isStep) continue;
		const refused = { code: "forbidden", message: "Dafür fehlt dir die Berechtigung." };
		for (const role of ROLE_NAMES) {
			const isAllowed = MAY[key]?.includes(role) ?? false;
			const { status, body } = await send(tokens[role], isAllowed ? await callFor(tokens[role]) : refusedCall);
			if (isAllowed) expect([key, role, status]).toEqual([key, role, endpoint.status ?? 200]);
			else expect([key, role, status, body]).toEqual([key, role, 403, refused]);
		}
	}
}, 120_000);

test("one person with two roles may what either of them may", async () => {
	const testing = await testApp();
	const ask = asker(testing);
	const { token } = await staffWith(testing, ask, "author", "accounting");
	const { data } = (await ask("GET", "/office/me", { token })).body;
	expect(data.roles).toEqual(["author", "accounting"]);
	expect(data.permissions).toEqual(expect.arrayContaining(["content.write", "books.write"]));
	expect(data.permissions).not.toContain("settings.write");
	expect((await ask("GET", "/office/category", { token })).status).toBe(200);
});

test("whoever is shut out is out at once", async () => {
	const testing = await testApp();
	const ask = asker(testing);
	const { id, token } = await staffWith(testing, ask, "admin");
	await testing.database.pool.query("update users set is_active = false where id = $1", [id]);
	expect((await ask("GET", "/office/me", { token })).status).toBe(401);
});
