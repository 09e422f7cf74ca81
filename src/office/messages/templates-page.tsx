import { useState } from "react";
import { Link, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import type { MessageTemplate } from "#contract/office/message-templates.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { SaveTemplate } from "./save-template.tsx";
import { TemplateForm } from "./template-form.tsx";

export const handle = { title: "Vorlagen" };

export const loader = async () => (await officeApi.messageTemplates.list()).data;

const NEW = {
	name: "",
	subject: "Neuigkeit zu {{seminar}}",
	text: "Hallo {{vorname}},\n\n…\n\nBis bald\n{{unterschrift}}",
};

/** The house's own templates for messages. */
export function Component() {
	useLive();
	const templates = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const [isNew, setNew] = useState(false);
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const open = templates.find(({ id }) => String(id) === params.get("vorlage")) ?? templates[0];
	const restore = async (id: number) => {
		await officeApi.messageTemplates.restore({ params: { id } });
		await revalidate();
	};
	const remove = ({ id, name }: MessageTemplate) =>
		run(async () => {
			await officeApi.messageTemplates.delete({ params: { id } });
			await revalidate();
			toast(`„${name}“ ist gelöscht.`, () => run(() => restore(id)));
		});
	return (
		<>
			<PageHead
				title="Vorlagen"
				lead="Für Nachrichten an die Menschen eines Termins. Alle im Haus sehen dieselben."
				actions={
					<Button variant="primary" icon={icons.plus} onClick={() => setNew(true)}>
						Neue Vorlage
					</Button>
				}
			/>
			{failure && <Alert kind="err">{failure}</Alert>}
			{open ? (
				<div className="cols cols--list">
					<Panel title="Alle Vorlagen" flush>
						<nav aria-label="Vorlagen" className="picks">
							{templates.map(({ id, name }) => (
								<Link key={id} to={`?vorlage=${id}`} aria-current={id === open.id ? "page" : undefined}>
									{name}
								</Link>
							))}
						</nav>
					</Panel>
					<TemplateForm key={open.id} template={open} deleting={busy} onDelete={() => void remove(open)} />
				</div>
			) : (
				<Empty title="Noch keine Vorlage." chair>
					<p>Was du oft schreibst, sicherst du hier oder gleich beim Schreiben einer Nachricht.</p>
				</Empty>
			)}
			{isNew && <SaveTemplate words={NEW} onClose={() => setNew(false)} />}
		</>
	);
}
