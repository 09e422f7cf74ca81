import { Link } from "react-router";
import { officePaths } from "#contract/office/paths.ts";
import { THREAD_WORDS, type ThreadKind } from "#contract/office/request-words.ts";
import type { ThreadEntry, WholeRequest } from "#contract/office/requests.ts";
import { bytesWords } from "../courses/upload-speed.ts";
import { fullMoment } from "../ui/full-moment.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES = {
	answer: "ok",
	note: "warn",
	reply: "info",
	automatic: "mute",
	bounce: "err",
} as const satisfies Record<ThreadKind, Tone>;

const CUT = "Die Nachricht ist zu groß, um hier ganz zu stehen. Der Rest liegt im Postfach.";

function Files({ files }: Pick<ThreadEntry, "files">) {
	if (files.length === 0) return null;
	return (
		<p className="s muted">
			Im Postfach liegt dazu: {files.map(({ name, bytes }) => `${name} (${bytesWords(bytes)})`).join(", ")}
		</p>
	);
}

function Entry({ entry: { kind, text, by, at, letter_id, files, is_cut } }: { entry: ThreadEntry }) {
	return (
		<li>
			<div>
				<State tone={TONES[kind]}>{THREAD_WORDS[kind]}</State>
				<p className="request">{text}</p>
				{is_cut && <p className="s muted">{CUT}</p>}
				<Files files={files} />
				<small>
					{[by, fullMoment(at)].filter(Boolean).join(", ")}
					{letter_id && (
						<>
							{" · "}
							<Link className="link" to={officePaths.letter(letter_id)}>
								Brief
							</Link>
						</>
					)}
				</small>
			</div>
		</li>
	);
}

/** What was answered, noted and written back. */
export function RequestThread({ thread }: Pick<WholeRequest, "thread">) {
	if (thread.length === 0) return null;
	return (
		<ol className="wl wl--plain" aria-label="Gespräch">
			{thread.map((entry) => (
				<Entry key={entry.key} entry={entry} />
			))}
		</ol>
	);
}
