import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Consequences } from "#contract/office/consequences.ts";
import { Alert } from "../ui/alert.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Panel } from "../ui/panel.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useAct } from "../ui/use-act.ts";
import { buttonWords } from "./act-dialog.tsx";
import { ConsequenceNumbers, LetterPager } from "./consequences.tsx";
import { useForesight } from "./use-foresight.ts";

interface ActPageProps<Wish> {
	/** None as long as something is missing. */
	wish: Wish | null;
	/** What is missing, in one sentence. */
	missing: string;
	foresee: (wish: Wish) => Promise<Consequences>;
	act: (wish: Wish) => Promise<void>;
	/** The verb of the button; the numbers are added. */
	verb: string;
	/** What to tick: "Ich habe verstanden: …" */
	promise: (found: Consequences) => string;
	/** The safe way out. */
	cancel: { label: string; to: string };
	/** The decisions, each in a panel. */
	children: ReactNode;
}

/** A step with consequences as a page: what happens, the decisions, every letter, one sentence to tick, the button with the numbers. */
export function ActPage<Wish>({ wish, missing, foresee, act, verb, promise, cancel, children }: ActPageProps<Wish>) {
	const { found, problem, isOld } = useForesight(wish, foresee);
	const [promised, setPromised] = useState(false);
	const { busy, failure, run } = useAct();
	const isReady = found !== null && !isOld && wish !== null;
	return (
		<>
			<Panel title="Das passiert" aside={<span className="s muted">Nichts davon, bevor du unten bestätigst.</span>}>
				{problem ? (
					<Alert kind="err" role="alert" title="Das geht so nicht.">
						{problem}
					</Alert>
				) : found ? (
					<div aria-live="polite" aria-busy={isOld}>
						<ConsequenceNumbers {...found} />
					</div>
				) : wish === null ? (
					<p className="muted">{missing}</p>
				) : (
					<Skeleton />
				)}
			</Panel>
			<div className="cols cols--2">
				<div className="stack">{children}</div>
				<Panel title="Die Briefe">
					{found ? <LetterPager letters={found.letters} /> : <p className="muted">Hier steht gleich jeder Brief.</p>}
				</Panel>
			</div>
			<Panel title="Bestätigen">
				{failure && (
					<Alert kind="err" role="alert" title="Das hat nicht geklappt.">
						{`${failure} Es wurde nichts verschickt.`}
					</Alert>
				)}
				<div className="row row--between">
					<Check
						label={isReady ? promise(found) : "Ich habe verstanden, was passiert."}
						disabled={!isReady}
						checked={promised && isReady}
						onChange={({ currentTarget: { checked } }) => setPromised(checked)}
					/>
					<div className="row">
						<Link to={cancel.to} className={buttonLook()}>
							{cancel.label}
						</Link>
						<Button
							variant="danger"
							busy={busy}
							disabled={!isReady || !promised}
							onClick={() => void run(async () => wish !== null && act(wish))}
						>
							{isReady ? buttonWords(verb, found) : verb}
						</Button>
					</div>
				</div>
			</Panel>
		</>
	);
}
