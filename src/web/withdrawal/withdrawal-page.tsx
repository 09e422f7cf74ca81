import { useEffect } from "react";
import { type MetaArgs, useActionData, useLocation, useNavigate } from "react-router";
import { FormPanel } from "#browser/forms/form-panel.tsx";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { PageHead, Wrap } from "#browser/ui/layout.tsx";
import { paths } from "#contract/paths.ts";
import { actWith } from "#web/api/context.ts";
import { useForm } from "#web/forms/form.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { TextLink } from "#web/links/text-link.tsx";
import { FieldsStep } from "./fields-step.tsx";
import { Receipt } from "./receipt.tsx";
import { ReviewStep } from "./review-step.tsx";
import { type Step, takeStep, type WithdrawalAnswer, withdrawalForm } from "./withdrawal-form.ts";

const TITLES = {
	fields: "Schritt 1 von 2: Deine Angaben",
	review: "Schritt 2 von 2: Widerruf bestätigen",
} as const;

/** Without JavaScript. */
export const action = actWith(takeStep);

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Vertrag widerrufen",
		description: "Hier kannst du einen Vertrag mit uns online widerrufen, ohne Anmeldung und ohne Angabe von Gründen.",
	});

/** § 356a BGB, WB-2 to WB-6: two steps, open to everybody, at any time. */
export default function WithdrawalPage() {
	const answer = useActionData<WithdrawalAnswer>();
	const form = useForm(withdrawalForm, answer?.form);
	const { step, go } = useStep(answer?.step ?? "fields", form.valid && form.problem !== "invalid");
	const receivedAt = form.result?.data.received_at;
	const heading = useFocusOnChange<HTMLHeadingElement>(receivedAt);
	if (receivedAt) return <Receipt values={form.values} receivedAt={receivedAt} heading={heading} />;
	return (
		<Wrap width="text" className="pb-section">
			<PageHead
				title="Vertrag widerrufen"
				lead={
					<>
						Hier kannst du einen Vertrag mit uns widerrufen, ohne Anmeldung und ohne Gründe zu nennen. Wann du ein
						Widerrufsrecht hast, steht in der <TextLink to={paths.withdrawalPolicy}>Widerrufsbelehrung</TextLink>.
					</>
				}
			/>
			<FormPanel title={TITLES[step]}>
				<div className="mt-4">
					{step === "review" ? (
						<ReviewStep form={form} onBack={() => go("fields")} />
					) : (
						<FieldsStep form={form} onValid={() => go("review")} />
					)}
				</div>
			</FormPanel>
		</Wrap>
	);
}

/**
 * The step is kept beside the address, so that the browser's own way back leads to the step before. After a reload the
 * browser still knows it, but not what was entered: then the first one counts again, until somebody goes on.
 */
function useStep(first: Step, canReview: boolean): { step: "fields" | "review"; go: (step: Step) => void } {
	const state = useLocation().state as { step?: Step } | null;
	const navigate = useNavigate();
	const step = state?.step ?? first;
	const isLost = state?.step === "review" && !canReview;
	useEffect(() => {
		if (isLost) navigate(".", { replace: true, preventScrollReset: true, state: { step: "fields" } });
	}, [isLost, navigate]);
	return {
		step: step !== "fields" && canReview ? "review" : "fields",
		go: (next) => navigate(".", { state: { step: next } }),
	};
}
