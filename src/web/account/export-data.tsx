import { FormPanel } from "#browser/forms/form-panel.tsx";
import { FormSummary } from "#browser/forms/form-summary.tsx";
import { Tiles } from "#browser/forms/tiles.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { accounts } from "#contract/accounts.ts";
import { defineForm, useForm } from "#web/forms/form.ts";
import { PasswordField } from "./password-field.tsx";
import { saveFile } from "./save-file.ts";

const FAILED = "Deine Daten lassen sich gerade nicht zusammenstellen. Bitte versuche es später noch einmal.";
const FORMATS = [
	["html", "HTML"],
	["json", "JSON"],
] as const;

const exportForm = defineForm({
	schema: accounts.export.body,
	initial: { current_password: "", format: "html" as (typeof FORMATS)[number][0] },
	body: (values) => values,
	send: async (api, body) => {
		const file = await api.accounts.export({ body });
		saveFile(file);
		return file.name;
	},
	resets: true,
});

/** DP-10: everything that is stored about the person, as a file. */
export function ExportData() {
	const form = useForm(exportForm);
	const saved = useFocusOnChange<HTMLDivElement>(form.success);
	return (
		<FormPanel title="Deine Daten herunterladen">
			<p className="mt-3 mb-5 leading-note">
				Eine Datei mit allem, was wir über dich gespeichert haben: Profil, Bestellungen, Seminare, Einwilligungen und
				Nachrichten.
			</p>
			<form {...form.props()} className="grid gap-5">
				{form.success && (
					<div ref={saved} tabIndex={-1}>
						<Notice kind="ok" role="status">
							<p>
								Die Datei <b className="wrap-anywhere">{form.result}</b> liegt jetzt bei deinen Downloads.
							</p>
						</Notice>
					</div>
				)}
				<FormSummary form={form} failure={FAILED} />
				<Tiles
					legend="Format"
					name="format"
					options={FORMATS}
					value={form.values.format}
					onPick={(format) => form.set("format", format)}
				/>
				<p className="-mt-3 text-sm text-ink-2">HTML liest sich im Browser, JSON in anderen Programmen.</p>
				<PasswordField
					{...form.text("current_password")}
					label="Aktuelles Passwort"
					required
					autoComplete="current-password"
					hint="Damit niemand anderes an deine Daten kommt."
				/>
				<div>
					<Button type="submit" busy={form.loading}>
						{!form.loading && <Icon shape={icons.download} />}
						Daten herunterladen
					</Button>
				</div>
			</form>
		</FormPanel>
	);
}
