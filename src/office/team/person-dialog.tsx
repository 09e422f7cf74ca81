import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { withoutLabel } from "#browser/forms/refusal.ts";
import { isRefusal } from "#contract/errors.ts";
import { ROLE_NAMES, ROLES, type Role } from "#contract/office/permissions.ts";
import type { TeamMember } from "#contract/office/team.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";
import { ROLE_WORDS } from "./role-words.ts";

interface PersonDialogProps {
	/** Null to invite somebody new. */
	member: TeamMember | null;
	lecturers: readonly { id: number; name: string }[];
	onClose: () => void;
}

/** Who somebody is here: invites, or changes name and roles. */
export function PersonDialog({ member, lecturers, onClose }: PersonDialogProps) {
	const [name, setName] = useState(member?.name ?? "");
	const [email, setEmail] = useState("");
	const [roles, setRoles] = useState<readonly Role[]>(member?.roles ?? []);
	const [lecturerId, setLecturerId] = useState(member?.lecturer_id?.toString() ?? "");
	const [errors, setErrors] = useState<Record<string, string[]>>({});
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const errorOf = (field: string) => withoutLabel(errors[field]?.[0] ?? "") || undefined;

	const toggle = (role: Role) =>
		setRoles(roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role]);

	async function save(): Promise<string> {
		const lecturer_id = roles.includes("lecturer") && lecturerId ? Number(lecturerId) : null;
		const person = { name, roles: [...roles], lecturer_id };
		if (member) {
			const { id, revision } = member;
			await officeApi.team.change({ params: { id }, body: { ...person, revision } });
			return "Gesichert.";
		}
		await officeApi.team.invite({ body: { ...person, email } });
		return `Die Einladung an ${name} ist unterwegs.`;
	}

	const submit = (event: FormEvent) => {
		event.preventDefault();
		setErrors({});
		void run(async () => {
			try {
				const done = await save();
				await revalidate();
				toast(done);
				onClose();
			} catch (error) {
				if (isRefusal(error)) setErrors(error.body.validation_errors ?? {});
				throw error;
			}
		});
	};

	return (
		<Dialog
			title={member ? "Name und Rollen" : "Ins Team einladen"}
			lead={member ? member.email : "Die Person bekommt eine Mail mit einem Link. Er gilt 72 Stunden und einmal."}
			size="lg"
			onClose={onClose}
		>
			<form className="stack" onSubmit={submit} noValidate>
				<Failure text={failure} />
				<TextField
					label="Vor- und Nachname"
					autoFocus
					value={name}
					error={errorOf("name")}
					onChange={({ target }) => setName(target.value)}
				/>
				{!member && (
					<TextField
						label="E-Mail"
						type="email"
						value={email}
						error={errorOf("email")}
						onChange={({ target }) => setEmail(target.value)}
					/>
				)}
				<fieldset className="field">
					<legend className="lbl">Rollen</legend>
					{ROLE_NAMES.map((role) => (
						<Check
							key={role}
							label={ROLES[role].name}
							hint={ROLE_WORDS[role]}
							checked={roles.includes(role)}
							onChange={() => toggle(role)}
						/>
					))}
					{errorOf("roles") && <p className="msg-bad">{errorOf("roles")}</p>}
				</fieldset>
				{roles.includes("lecturer") && (
					<SelectField
						label="Wessen Termine"
						value={lecturerId}
						error={errorOf("lecturer_id")}
						onChange={({ target }) => setLecturerId(target.value)}
						options={[
							{ value: "", label: "Bitte wählen" },
							...lecturers.map(({ id, name: label }) => ({ value: String(id), label })),
						]}
					/>
				)}
				<div className="row row--end">
					<Button onClick={onClose}>Abbrechen</Button>
					<Button type="submit" variant="primary" busy={busy}>
						{member ? "Sichern" : "Einladen und Mail schicken"}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
