import { useState } from "react";
import { REQUEST_NOTE_MAX_LENGTH } from "#contract/office/request-words.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { NoteForm } from "../ui/note-form.tsx";

/** POST-02: what the team tells itself about a request. */
export function NoteButton({ requestId }: { requestId: number }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<div>
			<Button variant="quiet" size="sm" icon={icons.note} onClick={() => setIsOpen(true)}>
				Interne Notiz
			</Button>
			{isOpen && (
				<NoteForm
					title="Interne Notiz"
					lead="Kein Brief trägt sie hinaus. In der Auskunft nach Art. 15 DSGVO bekommt die Person sie aber zu lesen."
					maxLength={REQUEST_NOTE_MAX_LENGTH}
					onSave={(text) => officeApi.requests.note({ params: { id: requestId }, body: { text } })}
					onSaved={() => toast("Notiz geschrieben.")}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</div>
	);
}
