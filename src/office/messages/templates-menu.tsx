import { useState } from "react";
import type { MessageTemplate } from "#contract/office/message-templates.ts";
import { officePaths } from "#contract/office/paths.ts";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { SaveTemplate } from "./save-template.tsx";
import type { Compose } from "./use-compose.ts";

interface TemplatesMenuProps {
	templates: readonly MessageTemplate[];
	compose: Compose;
}

/** Begins with a template, or keeps what is written as one. */
export function TemplatesMenu({ templates, compose: { form } }: TemplatesMenuProps) {
	const [isSaving, setSaving] = useState(false);
	const { subject, text } = form.values;
	const use = (template: MessageTemplate) => () => {
		form.set("subject", template.subject);
		form.set("text", template.text);
	};
	return (
		<>
			<Menu label="Vorlagen">
				{templates.map((template) => (
					<MenuItem key={template.id} icon={icons.mail} onSelect={use(template)}>
						{template.name}
					</MenuItem>
				))}
				<MenuItem icon={icons.plus} onSelect={() => setSaving(true)}>
					Als Vorlage sichern
				</MenuItem>
				<MenuItem icon={icons.settings} to={officePaths.messageTemplates}>
					Vorlagen verwalten
				</MenuItem>
			</Menu>
			{isSaving && <SaveTemplate words={{ name: "", subject, text }} onClose={() => setSaving(false)} />}
		</>
	);
}
