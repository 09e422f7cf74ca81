import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asEnrolling, asEntering, asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups = "session" | "secondStep" | "proof" | "enrolment" | "account" | "team" | "staffLinks";

/** Who works here: how they come in, their accounts, the team. */
export function staffHandlers(services: Services): Part<Groups> {
	const { enrolment, proofs, staffAccount, staffLogin, staffPasswords, staffSessions, team } = services;
	return {
		session: {
			welcome: () => data(staffSessions.welcome()),
			logIn: ({ body }, viewer) => staffLogin.logIn(body, viewer),
			passkeyOptions: (_, { address }) => data(staffLogin.passkeyOptions(address)),
			logInByPasskey: ({ body }, viewer) => staffLogin.logInByPasskey(body.answer, body.device, viewer),
			me: (_, viewer) => data(staffSessions.me(asStaff(viewer))),
			activity: (_, viewer) => data(staffSessions.endsOf(asStaff(viewer))),
			logOut: (_, viewer) => staffSessions.logOut(viewer),
		},
		secondStep: {
			passkeyOptions: (_, viewer) => data(staffLogin.secondPasskeyOptions(asEntering(viewer))),
			passkey: ({ body }, viewer) => staffLogin.withPasskey(asEntering(viewer), body.answer, body.device),
			code: ({ body }, viewer) => staffLogin.withCode(asEntering(viewer), body.totp_code, body.device),
			recoveryCode: ({ body }, viewer) =>
				staffLogin.withRecoveryCode(asEntering(viewer), body.recovery_code, body.device),
		},
		proof: {
			password: ({ body }, viewer) => proofs.byPassword(asStaff(viewer), body.password),
			passkeyOptions: (_, viewer) => data(proofs.passkeyOptions(asStaff(viewer))),
			passkey: ({ body }, viewer) => proofs.byPasskey(asStaff(viewer), body.answer),
		},
		enrolment: {
			passkeyOptions: (_, viewer) => data(enrolment.passkeyOptions(asEnrolling(viewer))),
			addPasskey: ({ body }, viewer) => enrolment.addPasskey(asEnrolling(viewer), body),
			totpSecret: (_, viewer) => data(enrolment.totpSecret(asEnrolling(viewer))),
			confirmTotp: ({ body }, viewer) => enrolment.confirmTotp(asEnrolling(viewer), body.totp_code, body.device),
		},
		account: {
			get: (_, viewer) => data(staffAccount.get(asStaff(viewer))),
			rename: ({ body }, viewer) => data(staffAccount.rename(asStaff(viewer), body)),
			changePassword: ({ body }, viewer) => data(staffAccount.changePassword(asStaff(viewer), body)),
			renamePasskey: ({ params, body }, viewer) =>
				data(staffAccount.renamePasskey(asStaff(viewer), params.id, body.name)),
			removePasskey: ({ params }, viewer) => data(staffAccount.removePasskey(asStaff(viewer), params.id)),
			removeTotp: (_, viewer) => data(staffAccount.removeTotp(asStaff(viewer))),
			renewRecoveryCodes: (_, viewer) => data(staffAccount.renewRecoveryCodes(asStaff(viewer))),
			endSession: ({ params }, viewer) => data(staffAccount.endSession(asStaff(viewer), params.id)),
			endOtherSessions: (_, viewer) => data(staffAccount.endOtherSessions(asStaff(viewer))),
		},
		team: {
			list: () => team.list(),
			lecturers: () => data(team.lecturers()),
			invite: ({ body }, viewer) => data(team.invite(body, asStaff(viewer))),
			inviteAgain: ({ params }, viewer) => data(team.inviteAgain(params.id, asStaff(viewer))),
			withdraw: ({ params }, viewer) => team.withdraw(params.id, asStaff(viewer)),
			change: ({ params, body }, viewer) => data(team.change(params.id, body, asStaff(viewer))),
			deactivate: ({ params }, viewer) => data(team.deactivate(params.id, asStaff(viewer))),
			activate: ({ params }, viewer) => data(team.activate(params.id, asStaff(viewer))),
			resetFactors: ({ params }, viewer) => data(team.resetFactors(params.id, asStaff(viewer))),
			endSessions: ({ params }, viewer) => data(team.endSessions(params.id, asStaff(viewer))),
		},
		staffLinks: {
			invitation: ({ params }, { address }) => data(staffPasswords.invitation(params.token, address)),
			accept: ({ params, body }, viewer) => staffPasswords.accept(params.token, body, viewer),
			mailPasswordLink: ({ body }, { address }) => staffPasswords.mailLink(body.email, address),
			resetPassword: ({ params, body }, viewer) => staffPasswords.reset(params.token, body, viewer),
		},
	};
}
