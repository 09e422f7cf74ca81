import type { ReactNode } from "react";
import type { Values } from "#browser/forms/form-state.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { FormFaults } from "../ui/form-faults.tsx";
import * as icons from "../ui/icons.ts";
import { ConflictDialog, type Labels, type Show } from "./conflict-dialog.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import type { Edit } from "./use-edit.ts";

interface EditFormProps<V extends Values> {
	edit: Edit<V>;
	labels: Labels<V>;
	/** How the two versions of a conflict are read. */
	show?: Show<V>;
	/** What the button is called. */
	saveLabel?: string;
	children: ReactNode;
}

const clock = (at: number): string => new Date(at).toLocaleTimeString("de-DE", { hour: "2-digit", minute: "2-digit" });

/** Around the fields of an edit: what went wrong, what others did meanwhile, and the bar that saves. */
export function EditForm<V extends Values>({ edit, labels, show, saveLabel = "Sichern", children }: EditFormProps<V>) {
	const { form, isDirty, isOutdated, theirs, draft } = edit;
	const { ref, ...props } = form.props();
	return (
		<form
			ref={ref}
			{...props}
			className="stack"
			onKeyDown={(event) => {
				if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
				event.preventDefault();
				event.currentTarget.requestSubmit();
			}}
		>
			<FormFaults form={form} labels={labels} title="So lässt es sich noch nicht sichern." />
			{form.problem === "failure" && !theirs && (
				<Alert kind="err" role="alert" title="Das ist noch nicht gesichert.">
					{form.message ?? "Der Server hat nicht geantwortet. Dein Text steht noch da: Versuche es gleich noch einmal."}
				</Alert>
			)}
			{isOutdated && (
				<Alert kind="warn" icon={icons.users} role="status" title="Jemand war schneller.">
					Während du schreibst, wurde hier etwas geändert. Beim Sichern siehst du beides.
				</Alert>
			)}
			{draft !== null && (
				<Alert
					kind="info"
					role="status"
					actions={
						<Button size="sm" onClick={edit.discard}>
							Verwerfen
						</Button>
					}
				>
					{`Dein Entwurf von ${clock(draft)} Uhr ist wieder da. Gesichert ist er noch nicht.`}
				</Alert>
			)}
			{children}
			<div className={isDirty ? "save-bar is-dirty" : "save-bar"}>
				<span role="status">{isDirty ? "Noch nicht gesichert" : form.success ? "Gesichert" : ""}</span>
				{isDirty && (
					<Button variant="quiet" onClick={edit.discard}>
						Verwerfen
					</Button>
				)}
				<Button type="submit" variant="primary" busy={form.loading} shortcut="Strg ↵">
					{saveLabel}
				</Button>
			</div>
			<LeaveGuard isDirty={isDirty} />
			{theirs && (
				<ConflictDialog
					mine={form.values}
					theirs={theirs.values}
					labels={labels}
					{...(show ? { show } : {})}
					onResolve={edit.resolve}
					onClose={edit.leaveConflict}
				/>
			)}
		</form>
	);
}
