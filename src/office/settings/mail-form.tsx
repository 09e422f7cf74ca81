import { useRevalidator } from "react-router";
import { type MailSettings, MailWithPassword, type TypedMailWithPassword } from "#contract/office/mail.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Panel } from "../ui/panel.tsx";
import { MailFields } from "./mail-fields.tsx";
import { MailTest } from "./mail-test.tsx";
import { MAIL_LABELS, mailBody, type TypedMail, typedMail } from "./mail-values.ts";
import { changedText } from "./values.ts";

const versionOf = (settings: MailSettings): Version<TypedMail> => ({
	values: typedMail(settings),
	revision: settings.revision,
});

const WITHOUT_SERVER = {
	kept: "Noch ist kein Server eingetragen. Briefe verlassen das Haus nicht: Du findest sie im Postausgang.",
	waiting: "Noch ist kein Server eingetragen. Briefe warten und gehen hinaus, sobald du einen einträgst.",
};

/** A draft would lie in the tab's storage, with the password: so there is none. */
export function MailForm({ settings }: { settings: MailSettings }) {
	const { revalidate } = useRevalidator();
	const edit = useEdit<TypedMail, TypedMailWithPassword>({
		record: versionOf(settings),
		schema: MailWithPassword,
		body: mailBody,
		save: async (api, body) => versionOf((await api.mail.change({ body })).data),
		fresh: async (api) => versionOf((await api.mail.get()).data),
		onSaved: () => {
			edit.form.set("password", "");
			void revalidate();
			toast("„Mail“ ist gesichert und gilt sofort.");
		},
	});
	const { form } = edit;
	const hasServer = settings.fixed.server !== null || settings.values.host !== "";
	return (
		<Panel title="Mail" foot={changedText(settings)}>
			<EditForm
				edit={edit}
				labels={MAIL_LABELS}
				show={(name, value) => (name === "password" ? (value ? "neu eingegeben" : "wie gesichert") : value || "leer")}
			>
				{!hasServer && <Alert kind="info">{WITHOUT_SERVER[settings.without_server]}</Alert>}
				<MailFields form={form} settings={settings} />
				<MailTest check={form.check} values={form.values} />
			</EditForm>
		</Panel>
	);
}
