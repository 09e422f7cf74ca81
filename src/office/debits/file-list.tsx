import { useState } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import { type PaymentFile, paymentFilePath } from "#contract/office/payment-files.ts";
import { officeApi } from "../api.ts";
import { count } from "../bank/words.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { Panel } from "../ui/panel.tsx";
import { ReasonDialog } from "../ui/reason-dialog.tsx";
import { State } from "../ui/state.tsx";
import { useAct } from "../ui/use-act.ts";
import { entryWords, fileWords } from "./words.ts";

const byWhom = (who: string | null): string => (who ? ` von ${who}` : "");

/** From being made to what the bank has told of it. */
const lifeOf = ({ made_at, made_by, handed_in_at, handed_in_by, ...file }: PaymentFile): string[] => [
	`Gemacht am ${fullMoment(made_at)}${byWhom(made_by)}`,
	...(handed_in_at ? [`Eingereicht am ${fullMoment(handed_in_at)}${byWhom(handed_in_by)}`] : []),
	...(file.withdrawn_at
		? [`Zurückgezogen am ${fullMoment(file.withdrawn_at)}${byWhom(file.withdrawn_by)}: ${file.withdrawn_reason}`]
		: []),
];

const Entries = ({ file: { kind, entries } }: { file: PaymentFile }) => (
	<ul className="wl wl--plain" aria-label="Was darin steht">
		{entries.map(({ id, number, name, amount, on, state, reason }) => (
			<li key={id}>
				<div>
					<b>{`${name}, ${formatEuro(amount)}`}</b>
					<small>{[number, on && `Einzug am ${formatDate(on)}`].filter(Boolean).join(" · ")}</small>
					{reason && <small>{reason}</small>}
				</div>
				<State tone={entryWords(kind, state).tone}>{entryWords(kind, state).text}</State>
			</li>
		))}
	</ul>
);

function FileItem({ file }: { file: PaymentFile }) {
	const { id, number, amount, entries, handed_in_at, withdrawn_at } = file;
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const mayWrite = useMay()("books.write");
	const [asked, setAsked] = useState(false);
	const { text, tone } = fileWords(file);
	const isFresh = entries.every(({ state }) => state !== "changed");
	const isMoved = entries.some(({ state }) => state === "credited" || state === "returned");
	const handIn = () =>
		run(async () => {
			await officeApi.paymentFiles.handIn({ params: { id } });
			await revalidate();
			toast(`${number} ist eingereicht.`);
		});
	const withdraw = async (reason: string) => {
		await officeApi.paymentFiles.withdraw({ params: { id }, body: { reason } });
		await revalidate();
		toast(`${number} ist zurückgezogen. Was darin stand, ist wieder offen.`);
	};
	return (
		<li className="stack">
			<div className="row row--between">
				<div>
					<b className="num">{number}</b>
					<small>{`${count(entries.length, "Buchung", "Buchungen")}, ${formatEuro(amount)}`}</small>
					{lifeOf(file).map((line) => (
						<small key={line}>{line}</small>
					))}
				</div>
				<State tone={tone}>{text}</State>
			</div>
			<Failure text={failure} />
			{mayWrite && !withdrawn_at && (
				<div className="row">
					{isFresh && (
						<a className={buttonLook({ size: "sm" })} href={`${API_BASE}${paymentFilePath(id)}`} download>
							<Icon shape={icons.download} className="i" />
							Herunterladen
						</a>
					)}
					{isFresh && !handed_in_at && (
						<Button size="sm" icon={icons.check} busy={busy} onClick={() => void handIn()}>
							Ist eingereicht
						</Button>
					)}
					{!isMoved && (
						<Button size="sm" variant="quiet" icon={icons.undo} onClick={() => setAsked(true)}>
							Zurückziehen
						</Button>
					)}
				</div>
			)}
			<details className="help">
				<summary>{`Was in ${number} steht`}</summary>
				<Entries file={file} />
			</details>
			{asked && (
				<ReasonDialog
					title={`Datei ${number} zurückziehen`}
					lead="Was darin stand, ist danach wieder offen. Hast du sie schon eingereicht, dann ruf die Bank an."
					hint="Zum Beispiel: Eine Bestellung ist inzwischen widerrufen"
					label="Zurückziehen"
					onSave={withdraw}
					onClose={() => setAsked(false)}
				/>
			)}
		</li>
	);
}

/** OFF-088: every file with its life. */
export const FileList = ({ files }: { files: readonly PaymentFile[] }) => (
	<Panel title="Dateien" flush>
		{files.length === 0 ? (
			<Empty title="Noch ist keine Datei gemacht." />
		) : (
			<ul className="files">
				{files.map((file) => (
					<FileItem key={file.id} file={file} />
				))}
			</ul>
		)}
	</Panel>
);
