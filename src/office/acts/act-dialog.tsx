import { type ReactNode, useEffect, useState } from "react";
import { isRefusal } from "#contract/errors.ts";
import { formatEuro } from "#contract/money.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ConsequenceNumbers, LetterPager } from "./consequences.tsx";

interface ActDialogProps {
	title: string;
	lead?: ReactNode;
	/** What to tick before it can be done: "Ja, die Bestellung wird widerrufen." */
	promise: string;
	/** The verb of the button; the number of letters is added. */
	verb: string;
	/** The safe way out: "Nicht widerrufen". */
	cancel: string;
	/** Finds out by doing it and taking it back. */
	foresee: () => Promise<Consequences>;
	act: () => Promise<void>;
	onClose: () => void;
	/** Decisions that change what follows. */
	children?: ReactNode;
}

const sentenceOf = (error: unknown): string => (isRefusal(error) ? error.message : "Der Server hat nicht geantwortet.");

export function buttonWords(verb: string, { letters, money_back }: Consequences): string {
	const post = letters.length === 1 ? "1 Brief verschicken" : `${letters.length} Briefe verschicken`;
	const parts = [verb, money_back > 0 ? `${formatEuro(money_back)} erstatten` : null, letters.length > 0 ? post : null];
	return new Intl.ListFormat("de").format(parts.filter((part) => part !== null));
}

/** Before what cannot be taken back: what will happen, to whom, with the letters and the money; then a deliberate second step. */
export function ActDialog({ title, lead, promise, verb, cancel, foresee, act, onClose, children }: ActDialogProps) {
	const [found, setFound] = useState<Consequences | null>(null);
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

	return (
		<Dialog
			title={title}
			lead={lead}
			size="lg"
			onClose={onClose}
			actions={
				<>
					<Button autoFocus onClick={onClose}>
						{cancel}
					</Button>
					<Button variant="danger" busy={busy} disabled={!found || !promised} onClick={run}>
						{found ? buttonWords(verb, found) : verb}
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
				{found && (
					<>
						<ConsequenceNumbers {...found} />
						<LetterPager letters={found.letters} />
						<Check
							label={promise}
							checked={promised}
							onChange={({ currentTarget: { checked } }) => setPromised(checked)}
						/>
					</>
				)}
			</div>
		</Dialog>
	);
}
