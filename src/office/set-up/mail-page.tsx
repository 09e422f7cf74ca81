import { useEffect, useRef } from "react";
import { useLoaderData, useNavigate } from "react-router";
import * as z from "zod/mini";
import { useForm } from "#browser/forms/use-form.ts";
import { REQUIRED } from "#contract/field-words.ts";
import { type MailSettings, MailWithPassword } from "#contract/office/mail.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useColleague } from "../session/colleague.ts";
import { MailFields } from "../settings/mail-fields.tsx";
import { MailTest } from "../settings/mail-test.tsx";
import { MAIL_LABELS, mailBody, type TypedMail, typedMail } from "../settings/mail-values.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { FormFaults } from "../ui/form-faults.tsx";
import { useAct } from "../ui/use-act.ts";
import { useKept } from "./kept.ts";
import { Card, Steps } from "./steps.tsx";

export async function loader() {
	const [settings, setUp] = await Promise.all([officeApi.mail.get(), officeApi.setUp.get()]);
	return { settings: settings.data, setUp: setUp.data };
}

const LATER: Record<MailSettings["without_server"], string> = {
	kept: "Ohne Server liegen alle Briefe im Postausgang, wo du sie lesen kannst.",
	waiting: "Ohne Server warten alle Briefe und gehen hinaus, sobald es einen gibt.",
};

/** Whoever has none yet says „Später“. */
const WithServer = z.object({
	...MailWithPassword.shape,
	host: MailWithPassword.shape.host.check(z.minLength(1, REQUIRED)),
});

const passMail = () => officeApi.setUp.pass({ params: { step: "mail" } });

export function Component() {
	const { settings, setUp } = useLoaderData<typeof loader>();
	const { email } = useColleague();
	const navigate = useNavigate();
	const later = useAct();
	const revision = useRef(settings.revision);
	const goOn = () => navigate(officePaths.setUpDone);
	const [initial, keep] = useKept<TypedMail>("mail", typedMail(settings));
	const form = useForm(officeApi, {
		schema: settings.fixed.server ? MailWithPassword : WithServer,
		initial,
		body: mailBody,
		send: async (api, body) => {
			revision.current = (await api.mail.change({ body: { ...body, revision: revision.current } })).data.revision;
			await passMail();
			keep(null);
			await goOn();
		},
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever was typed last
	useEffect(() => {
		if (!form.success) keep(form.values);
	}, [form.values]);
	return (
		<Steps at={3} setUp={setUp}>
			<Card
				title="3. Wie geht Post raus?"
				lead={`Ohne Post keine Anmeldung. Probiere es mit einem Brief an ${email}, bevor du sicherst.`}
			>
				<form {...form.props()} className="stack">
					<FormFaults form={form} labels={MAIL_LABELS} title="So lässt es sich noch nicht sichern." />
					{form.problem === "failure" && <FormAlert form={form} failure="Das ist noch nicht gesichert." />}
					<MailFields form={form} settings={settings} />
					<MailTest check={form.check} values={form.values} />
					{!settings.fixed.server && <p className="m muted">{LATER[settings.without_server]}</p>}
					<div className="set-up__end">
						<ButtonLink variant="quiet" to={officePaths.setUpHouse}>
							Zurück
						</ButtonLink>
						<div className="row">
							<Button
								variant="quiet"
								busy={later.busy}
								onClick={() =>
									later.run(async () => {
										await passMail();
										await goOn();
									})
								}
							>
								Später
							</Button>
							<Button type="submit" variant="primary" busy={form.loading}>
								Weiter
							</Button>
						</div>
					</div>
					{later.failure && (
						<p role="alert" className="msg-bad">
							{later.failure}
						</p>
					)}
				</form>
			</Card>
		</Steps>
	);
}
