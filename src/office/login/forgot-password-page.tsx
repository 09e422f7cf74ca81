import { Link } from "react-router";
import * as z from "zod/mini";
import { useForm } from "#browser/forms/use-form.ts";
import * as field from "#contract/fields.ts";
import { officePaths } from "#contract/office/paths.ts";
import { plainApi } from "../api.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { Gate } from "./gate.tsx";

const Request = z.object({ email: field.email });

export function Component() {
	const form = useForm(plainApi, {
		schema: Request,
		initial: { email: "" },
		body: (values) => values,
		send: (api, body) => api.staffLinks.mailPasswordLink({ body }),
	});
	return (
		<Gate title="Passwort vergessen">
			<h2>Passwort vergessen</h2>
			{form.success ? (
				<Alert kind="ok" role="status">
					Wenn es diesen Zugang gibt, ist der Link unterwegs. Er gilt eine Stunde.
				</Alert>
			) : (
				<form {...form.props()} className="stack">
					<FormAlert form={form} failure="Der Link ist nicht rausgegangen. Versuch es gleich noch einmal." />
					<p className="m muted">
						Wir schicken dir einen Link, mit dem du ein neues Passwort wählst. Den zweiten Schritt brauchst du
						weiterhin.
					</p>
					<TextField {...form.text("email")} label="E-Mail" type="email" autoComplete="username" />
					<Button type="submit" variant="primary" busy={form.loading}>
						Link schicken
					</Button>
				</form>
			)}
			<p className="s">
				<Link to={officePaths.login} className="link">
					Zur Anmeldung
				</Link>
			</p>
		</Gate>
	);
}
