import { useRevalidator } from "react-router";
import { type Account, OwnName } from "#contract/office/account.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { renewColleague } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";

interface Named extends Record<string, string> {
	name: string;
}

const versionOf = ({ name, revision }: Account): Version<Named> => ({ values: { name }, revision });

/** As colleagues read it, and whoever reads an own article. */
export function NamePanel({ account }: { account: Account }) {
	const { revalidate } = useRevalidator();
	const edit = useEdit<Named, Named>({
		record: versionOf(account),
		schema: OwnName,
		body: (values) => values,
		save: async (api, body) => versionOf((await api.account.rename({ body })).data),
		fresh: async (api) => versionOf((await api.account.get()).data),
		onSaved: () => {
			renewColleague();
			void revalidate();
			toast("Dein Name ist geändert.");
		},
	});
	return (
		<Panel title="Dein Name">
			<EditForm edit={edit} labels={{ name: "Name" }}>
				<TextField
					{...edit.form.text("name")}
					label="Vor- und Nachname"
					hint="So lesen ihn alle: im Verlauf, in Einladungen ins Team und unter deinen Artikeln."
					autoComplete="name"
				/>
			</EditForm>
		</Panel>
	);
}
