import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { Consequences } from "#contract/office/consequences.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ActDialog } from "./act-dialog.tsx";

interface ActStepsProps<Body> {
	title: string;
	/** The verb of the last button. */
	verb: string;
	promise: string;
	/** What is decided first. */
	children: ReactNode;
	/** What was decided; nothing as long as something is missing. */
	body: Body | null;
	foresee: (body: Body) => Promise<{ data: Consequences }>;
	act: (body: Body) => Promise<unknown>;
	done: string;
	onClose: () => void;
}

/** First what is meant, then what follows from it, then it is done. */
export function ActSteps<Body>({
	title,
	verb,
	promise,
	children,
	body,
	foresee,
	act,
	done,
	onClose,
}: ActStepsProps<Body>) {
	const { revalidate } = useRevalidator();
	const [asked, setAsked] = useState<{ body: Body; foresee: () => Promise<Consequences> } | null>(null);
	if (asked)
		return (
			<ActDialog
				title={title}
				verb={verb}
				promise={promise}
				cancel="Zurück"
				foresee={asked.foresee}
				act={async () => {
					await act(asked.body);
					await revalidate();
					toast(done);
					onClose();
				}}
				onClose={() => setAsked(null)}
			/>
		);
	const ask = () => body && setAsked({ body, foresee: async () => (await foresee(body)).data });
	return (
		<Dialog
			title={title}
			size="lg"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" disabled={body === null} onClick={ask}>
						Was folgt daraus?
					</Button>
				</>
			}
		>
			<div className="stack">{children}</div>
		</Dialog>
	);
}
