import { type ReactNode, useEffect, useState } from "react";
import { isRefusal } from "#contract/errors.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export interface Deliberate<T> {
	title: string;
	lead?: ReactNode;
	/** What to tick before it can be done: "Ja, die Bestellung wird widerrufen." */
	promise: string;
	/** The safe way out: "Nicht widerrufen". */
	cancel: string;
	/** Finds out what will happen. */
	foresee: () => Promise<T>;
	act: () => Promise<void>;
	onClose: () => void;
	/** Decisions that change what follows. */
	children?: ReactNode;
}

interface DeliberateDialogProps<T> extends Deliberate<T> {
	/** The button repeats what will happen, as soon as it is known. */
	button: (found: T | null) => string;
	/** Whether there is anything to do; there is unless told. */
	isPossible?: (found: T) => boolean;
	show: (found: T) => ReactNode;
}

const sentenceOf = (error: unknown): string => (isRefusal(error) ? error.message : "Der Server hat nicht geantwortet.");

/** Before what cannot be taken back: what will happen, then a deliberate second step. */
export function DeliberateDialog<T>(props: DeliberateDialogProps<T>) {
	const {
		title,
		lead,
		promise,
		cancel,
		foresee,
		act,
		onClose,
		children,
		button,
		isPossible = () => true,
		show,
	} = props;
	const [found, setFound] = useState<T | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [promised, setPromised] = useState(false);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		let current = true;
		foresee().then(
			(consequences) => current && setFound(consequences),
			(error: unknown) => current && setProblem(sentenceOf(error)),
		);
		return () => {
			current = false;
		};
	}, [foresee]);

	const run = async () => {
		setBusy(true);
		setProblem(null);
		try {
			await act();
			onClose();
		} catch (error) {
			setProblem(`${sentenceOf(error)} Nichts wurde verschickt.`);
			setBusy(false);
		}
	};

	const canAct = found !== null && isPossible(found);
	return (
		<Dialog
			title={title}
			lead={lead}
			size="lg"
			onClose={onClose}
			actions={
				<>
					{canAct && (
						<Check
							label={promise}
							checked={promised}
							onChange={({ currentTarget: { checked } }) => setPromised(checked)}
						/>
					)}
					<Button autoFocus onClick={onClose}>
						{cancel}
					</Button>
					<Button variant="danger" busy={busy} disabled={!canAct || !promised} onClick={run}>
						{button(found)}
					</Button>
				</>
			}
		>
			<div className="stack">
				{problem && (
					<Alert kind="err" role="alert" title="Das geht so nicht.">
						{problem}
					</Alert>
				)}
				{children}
				{!found && !problem && <Skeleton />}
				{found && show(found)}
			</div>
		</Dialog>
	);
}
