import { FormSummary } from "#browser/forms/form-summary.tsx";
import type { Form } from "#browser/forms/use-form.ts";
import { Button } from "#browser/ui/button.tsx";
import { Declaration } from "./declaration.tsx";
import { factsOf, STEP, type Step, type WithdrawalValues } from "./withdrawal-form.ts";

/** Where one can go when this page cannot help is said by the policy that it links to. */
export const FAILED =
	"Dein Widerruf konnte nicht gesendet werden. Deine Angaben sind noch da. Bitte versuche es gleich noch einmal.";

interface ReviewStepProps {
	form: Form<WithdrawalValues, unknown>;
	onBack: () => void;
}

/** WB-4: the data once more, and one button that declares. */
export function ReviewStep({ form, onBack }: ReviewStepProps) {
	return (
		<form {...form.props()} className="grid gap-4.5">
			<FormSummary form={form} failure={FAILED} />
			<p>Bitte prüfe deine Angaben. Mit der Schaltfläche „Widerruf bestätigen“ schickst du uns deinen Widerruf.</p>
			<Declaration facts={factsOf(form.values)} />
			{Object.entries(form.values).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<Button type="submit" size="lg" busy={form.loading} name={STEP} value={"declare" satisfies Step}>
					Widerruf bestätigen
				</Button>
				<BackButton onBack={onBack} disabled={form.loading} />
			</div>
		</form>
	);
}

/** A submit button, so that it works without JavaScript too. */
function BackButton({ onBack, disabled }: { onBack: () => void; disabled: boolean }) {
	return (
		<button
			type="submit"
			name={STEP}
			value={"fields" satisfies Step}
			disabled={disabled}
			className="min-h-target font-semibold text-link underline hover:text-link-hover"
			onClick={(event) => {
				event.preventDefault();
				onBack();
			}}
		>
			Angaben ändern
		</button>
	);
}
