import { type ActionFunctionArgs, type MetaArgs, useActionData, useLoaderData, useParams } from "react-router";
import * as z from "zod/mini";
import { useSession } from "#browser/session/session.ts";
import type { ConfirmationLink } from "#contract/accounts.ts";
import type { Api } from "#contract/api.ts";
import { isRefusal } from "#contract/errors.ts";
import * as field from "#contract/fields.ts";
import { addressInLink } from "#contract/link-address.ts";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { defineForm, formAction, useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import passwordScene from "#web/illustrations/digital-passwort.svg?url";
import accountScene from "#web/illustrations/stiftungen-konto.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { Gate } from "./gate.tsx";
import { logIn } from "./log-in.ts";

const isGone = (error: unknown): boolean => isRefusal(error, "not_found", "link_expired");

/** Opening the page changes nothing (mail scanners open links); a link that works no more, or never did, is none. */
async function load({ api, params: { token = "" } }: LoadArgs): Promise<ConfirmationLink | null> {
	try {
		return (await api.accounts.confirmationLink({ params: { token } })).data;
	} catch (error) {
		if (isGone(error)) return null;
		throw error;
	}
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

type Enter = (api: Api, login: { username: string; password: string }) => Promise<void>;

const Confirming = z.object({ token: z.string(), password: field.secret });

/** Another press, in another tab perhaps, may have used the link meanwhile. */
const confirmForm = (token: string, enter?: Enter) =>
	defineForm({
		schema: Confirming,
		initial: { password: "" },
		body: ({ password }) => ({ password, token }),
		send: async (api, body): Promise<"done" | "expired"> => {
			try {
				await api.accounts.confirm({ body });
			} catch (error) {
				if (isGone(error)) return "expired";
				throw error;
			}
			await enter?.(api, { username: addressInLink(token), password: body.password });
			return "done";
		},
	});

/** Whoever cannot be logged in just now finds the way to the login: their address is confirmed in any case. */
const enter: Enter = (api, login) => logIn(api, login).catch((error: unknown) => console.warn(error));

/** Without JavaScript, where nobody can be logged in. */
export const action = (args: ActionFunctionArgs) => formAction(confirmForm(args.params.token ?? ""))(args);

/** The address is a secret: kept nowhere and passed on to nobody. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs) => pageMeta(args, { title: "E-Mail-Adresse bestätigen", noIndex: true });

const WORDS = {
	first: {
		title: "Fast geschafft",
		lead: "Gib noch einmal dein Passwort ein. So stellen wir sicher, dass niemand anderes mit deiner Adresse ein Konto eröffnet hat.",
		illustration: passwordScene,
	},
	change: {
		title: "Fast geschafft",
		lead: "Gib noch einmal dein Passwort ein. So stellen wir sicher, dass niemand anderes seine Adresse gegen deine tauscht.",
		illustration: passwordScene,
	},
	done: {
		title: "Deine Adresse ist bestätigt",
		lead: "Danke! Jetzt gehört alles zusammen: deine Daten, deine Videokurse und deine Seminare.",
		illustration: accountScene,
	},
	expired: {
		title: "Dieser Link gilt nicht mehr",
		lead: "Vielleicht hast du schon bestätigt. Dann musst du nichts weiter tun. Sonst melde dich an: In deinem Profil schicken wir dir eine neue E-Mail.",
		illustration: accountScene,
	},
} as const;

/** The page behind the link in the mail: the link and the password together confirm the address. */
export default function ConfirmPage() {
	const { token = "" } = useParams();
	const link = useLoaderData<typeof loader>();
	const form = useForm(confirmForm(token, enter), useActionData());
	const open = link && !form.success ? link : null;
	const words = open ? WORDS[open.is_change ? "change" : "first"] : WORDS[form.result ?? "expired"];
	return (
		<Gate {...words} invites={false}>
			{open ? <ConfirmForm form={form} link={open} token={token} /> : <WaysOn />}
		</Gate>
	);
}

function WaysOn() {
	const loggedIn = useSession() !== null;
	return (
		<div className="grid gap-4.5">
			<ButtonLink to={loggedIn ? paths.profile : paths.login} size="lg">
				{loggedIn ? "Zum Profil" : "Zur Anmeldung"}
			</ButtonLink>
			<ButtonLink to={paths.courses} variant="line">
				Videokurse ansehen
			</ButtonLink>
		</div>
	);
}
