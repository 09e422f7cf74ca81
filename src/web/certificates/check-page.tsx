import { Form, type MetaArgs, redirect, useLoaderData, useNavigation } from "react-router";
import { Button } from "#browser/ui/button.tsx";
import { FactList } from "#browser/ui/fact-list.tsx";
import { Field, Input } from "#browser/ui/field.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { Seal } from "#browser/ui/outcome.tsx";
import { type CheckedCertificate, unitsText } from "#contract/certificates.ts";
import { formatDate } from "#contract/dates.ts";
import { isRefusal } from "#contract/errors.ts";
import { letterPaths } from "#contract/letter-paths.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { paths } from "#contract/paths.ts";
import { type ActArgs, actWith, type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";

const CODE = "code";
type Found = CheckedCertificate | "too_many" | null;

async function load({ api, params: { code } }: LoadArgs): Promise<{ code: string; found: Found }> {
	if (!code) return { code: "", found: null };
	try {
		return { code, found: (await api.certificates.check({ params: { code } })).data };
	} catch (error) {
		if (isRefusal(error, "too_many")) return { code, found: "too_many" };
		if (isRefusal(error, "not_found")) return { code, found: { state: "unknown", certificate: null } };
		throw error;
	}
}
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const lookUp = async ({ form }: ActArgs) => {
	const code = String(form.get(CODE) ?? "").trim();
	return redirect(code ? letterPaths.certificate(encodeURIComponent(code)) : letterPaths.certificates);
};
export const action = actWith(lookUp);
export const clientAction = actWith(lookUp);

/** What somebody looks up is kept nowhere. */
export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = (args: MetaArgs<typeof loader>) => pageMeta(args, { title: "Bescheinigung prüfen", noIndex: true });

/** ROOM-05: tells only whether it is true. */
export default function CheckPage() {
	const { code, found } = useLoaderData<typeof loader>();
	const busy = useNavigation().state !== "idle";
	return (
		<Wrap width="text" className="pb-page-end">
			<PageHead
				title="Bescheinigung prüfen"
				lead="Hier siehst du, ob eine Teilnahmebescheinigung von uns stammt. Wir zeigen nur Initialen, keine Namen."
			/>
			<Form method="post" action={letterPaths.certificates} className="grid gap-4 sm:grid-cols-find sm:items-start">
				<Field label="Prüfcode" required hint="Steht unten auf der Bescheinigung, neben der Nummer">
					<Input key={code} name={CODE} defaultValue={code} autoComplete="off" spellCheck={false} maxLength={60} />
				</Field>
				<Button type="submit" busy={busy} className="w-fit sm:mt-7">
					Prüfen
				</Button>
			</Form>
			<div role="status" className="mt-8">
				{found && <Verdict found={found} />}
			</div>
		</Wrap>
	);
}

const VERDICTS = {
	valid: [icons.check, "Gültig", "Diese Bescheinigung ist von uns. Vergleiche, was hier steht, mit dem Blatt."],
	replaced: [icons.undo, "Ersetzt", "Es gibt eine neuere Fassung. Lass dir bitte die neue zeigen."],
	withdrawn: [icons.close, "Zurückgezogen", "Diese Bescheinigung haben wir zurückgezogen. Sie gilt nicht mehr."],
	unknown: [
		icons.search,
		"Diesen Code kennen wir nicht",
		"Vielleicht ein Tippfehler? Verwechselt werden oft 0 und O, 1 und I. Keines davon kommt in unseren Codes vor.",
	],
	too_many: [
		icons.clock,
		"Das waren viele Codes auf einmal",
		"Bitte versuche es in einer Stunde noch einmal oder ruf uns an.",
	],
} as const;

function Verdict({ found }: { found: NonNullable<Found> }) {
	const state = found === "too_many" ? found : found.state;
	const certificate = found === "too_many" ? null : found.certificate;
	const [shape, title, text] = VERDICTS[state];
	return (
		<section className="grid gap-6 rounded-xl border border-line bg-surface p-panel" aria-labelledby="ergebnis">
			<div className="grid grid-cols-sign items-start gap-x-4">
				<Seal shape={shape} />
				<div>
					<h2 id="ergebnis" className="text-h3">
						{title}
					</h2>
					<p className="text-ink-2">{text}</p>
				</div>
			</div>
			{certificate && (
				<FactList
					facts={[
						["Seminar", certificate.topic],
						["Besucht", daysOf(certificate)],
						["Umfang", unitsText(certificate.units, certificate.unit_minutes)],
						["Initialen", certificate.initials],
					]}
				/>
			)}
			{!certificate && (
				<p>
					<ArrowLink to={paths.contact}>Uns fragen</ArrowLink>
				</p>
			)}
		</section>
	);
}

const daysOf = ({ from, to }: { from: string; to: string }): string =>
	from === to ? formatLongDate(from) : `${formatDate(from)} bis ${formatDate(to)}`;
