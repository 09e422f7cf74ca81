import { type MetaArgs, useActionData } from "react-router";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { formAction, useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { AddressCard } from "./address-card.tsx";
import { ContactForm, contactForm } from "./contact-form.tsx";
import { ContactSent } from "./contact-sent.tsx";

const LEAD =
	"Du hast eine Frage zu eurer Satzung, suchst ein Seminar für deine Gruppe oder weißt nicht, wo du anfangen sollst? Schreib uns. Wir antworten persönlich.";

/** Without JavaScript. */
export const action = formAction(contactForm);

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Kontakt", description: LEAD });

export default function ContactPage() {
	const form = useForm(contactForm, useActionData());
	if (form.success) return <ContactSent email={form.values.email} />;
	return (
		<Wrap className="pb-page-end">
			<PageHead title="Kontakt" lead={LEAD} />
			<div className="grid gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-6">
				<AddressCard />
				<ContactForm form={form} />
			</div>
		</Wrap>
	);
}
