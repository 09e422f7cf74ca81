import { useState } from "react";
import type { MetaArgs } from "react-router";
import { paths } from "#contract/paths.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { useProfile } from "./member.ts";
import { memberLoader } from "./member-loader.ts";
import { NewsletterSwitch } from "./newsletter-switch.tsx";
import { ProfileEditor, type Saved } from "./profile-editor.tsx";
import { FormSkeleton } from "./skeletons.tsx";

/** The profile itself comes with the guard; the page waits for it. */
export const clientLoader = memberLoader(async () => null);
export const HydrateFallback = FormSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Profil", noIndex: true });

export default function ProfilePage() {
	const profile = useProfile();
	const [saved, setSaved] = useState<Saved>({ times: 0 });
	return (
		<div className="grid gap-x-16 gap-y-10 lg:grid-cols-aside lg:items-start">
			<ProfileEditor
				key={saved.times}
				profile={saved.profile ?? profile}
				saved={saved}
				onSaved={(now) => setSaved(({ times }) => ({ times: times + 1, ...now }))}
			/>
			<aside className="grid gap-7 rounded-xl bg-surface-sunken p-panel lg:sticky lg:top-below-header">
				<section aria-labelledby="gut-zu-wissen" className="grid gap-3">
					<h2 id="gut-zu-wissen" className="text-h4 font-stretch-94%">
						Gut zu wissen
					</h2>
					<p className="font-serif text-ui leading-teaser text-ink-2">
						Deine Angaben füllen das Formular an der Kasse für dich aus. Sichtbar sind sie nur für dich und unser Team.
					</p>
					<p className="font-serif text-ui leading-teaser text-ink-2">
						Du willst sehen, wo du angemeldet bist, deine Daten mitnehmen oder dein Konto löschen? Das geht unter{" "}
						<TextLink to={paths.memberData}>Daten &amp; Konto</TextLink>.
					</p>
				</section>
				<NewsletterSwitch state={profile.newsletter} />
			</aside>
		</div>
	);
}
