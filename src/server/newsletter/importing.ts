import { createHash } from "node:crypto";
import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile, UploadedFile } from "#contract/files.ts";
import { IMPORT_OUTCOMES, type ImportOutcome } from "#contract/office/subscriber-words.ts";
import type { Imported, ImportForesight } from "#contract/office/subscribers.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { bytesOf } from "#server/http/files.ts";
import { compose } from "#server/outbox/letter.ts";
import type { LetterBlocks } from "#server/outbox/letter-blocks.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Erasures } from "#server/rights/erasures.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Staff } from "#server/viewer.ts";
import { type LeftOutLine, type ProvenLine, readImport, SAMPLE } from "./import-file.ts";
import * as store from "./import-store.ts";
import { importedMail } from "./mails.ts";
import { CONFIRM_WITHIN_MS } from "./service.ts";

interface Parts extends Letters {
	audit: Audit;
	letterBlocks: Pick<LetterBlocks, "among">;
	erasures: Pick<Erasures, "among">;
}

interface Plan extends Omit<ImportForesight, "counts" | "left_out"> {
	proven: ProvenLine[];
	leftOut: LeftOutLine[];
}

/** Letters are sealed and written in parts. */
const LETTERS_AT_ONCE = 500;

const becomes = ({ confirmed }: ProvenLine): "confirmed" | "asked" => (confirmed ? "confirmed" : "asked");

const markOf = (proven: readonly ProvenLine[]): string =>
	createHash("sha256")
		.update(JSON.stringify(proven.map((line) => [line.email, line.given.iso, line.how, line.confirmed?.iso ?? null])))
		.digest("base64url");

type Known = Awaited<ReturnType<typeof store.findKnown>>[number];

/** What the house knows of an address speaks before what a file says. */
function whyNot(known: Known | undefined, isErased: boolean, isBlocked: boolean): [ImportOutcome, string] | null {
	if (known?.restricted_at || (!known && isErased))
		return ["erased", "Diese Person ist gelöscht. Sie kann sich nur selbst wieder anmelden."];
	if (known?.state === "unsubscribed")
		return ["unsubscribed", "Diese Adresse hat sich abgemeldet. Sie kann sich nur selbst wieder anmelden."];
	if (known?.set_aside_at) return ["aside", "Briefe kamen zurück, deshalb ist diese Adresse ausgesetzt."];
	if (known?.state === "confirmed") return ["known", "Diese Adresse bekommt den Newsletter schon."];
	if (known) return ["known", "Diese Adresse ist schon um Bestätigung gebeten."];
	return isBlocked ? ["blocked", "Diese Person möchte keine solchen Briefe bekommen."] : null;
}

/** NEWS-05: addresses come in with their proof, or not at all (decision 78). */
export function createSubscriberImport({ db, clock, audit, outbox, sender, letterBlocks, erasures }: Parts) {
	async function planOf(tx: Db, bytes: Uint8Array): Promise<Plan> {
		const read = readImport(bytes, clock());
		const emails = read.proven.map(({ email }) => email);
		const known = new Map((await store.findKnown(tx, emails)).map((row) => [row.email, row]));
		const erased = await erasures.among(tx, emails);
		const blocked = await letterBlocks.among(tx, emails);
		const proven: ProvenLine[] = [];
		const leftOut = [...read.leftOut];
		for (const one of read.proven) {
			const { line, email } = one;
			const why = whyNot(known.get(email), erased.has(email), blocked.has(email));
			if (why) leftOut.push({ line, email, outcome: why[0], reason: why[1] });
			else proven.push(one);
		}
		leftOut.sort((a, b) => a.line - b.line);
		return { rows: read.rows, proven, leftOut, mark: markOf(proven) };
	}

	const tokenOf = (line: ProvenLine) => ({ line, token: newToken() });
	type Tokened = ReturnType<typeof tokenOf>;

	/** Who has confirmed elsewhere reads from now on; of all others we ask it (double opt-in). */
	function rowOf({ line, token }: Tokened, kept: string, staff: Staff, now: Date) {
		const { email, given, how, words, confirmed } = line;
		return {
			email,
			state: confirmed ? ("confirmed" as const) : ("pending" as const),
			source: "import" as const,
			text_version: "import",
			token_hash: hashToken(token),
			// What nobody confirms goes 14 days after it was asked.
			requested_at: confirmed ? given.at : now,
			confirmed_at: confirmed && (confirmed.at < given.at ? given.at : confirmed.at),
			import_proof: { given: given.iso, how, words, kept, imported_at: berlinIso(now), by: staff.id },
		};
	}

	async function writeLetters(tx: Db, asked: readonly Tokened[], now: Date): Promise<void> {
		const until = new Date(now.getTime() + CONFIRM_WITHIN_MS);
		for (let at = 0; at < asked.length; at += LETTERS_AT_ONCE)
			await outbox.writeMails(
				tx,
				asked.slice(at, at + LETTERS_AT_ONCE).map(({ line: { email, given, how }, token }) => {
					const url = `${sender.publicUrl}/newsletter/bestaetigen/${token}`;
					return ["newsletter_import", email, compose(importedMail(url, until, { given: given.iso, how }), sender)];
				}),
			);
	}

	return {
		sample: (): SentFile => ({
			name: "newsletter-import-beispiel.csv",
			type: "text/csv; charset=utf-8",
			content: Buffer.from(`\uFEFF${SAMPLE}\r\n`),
		}),

		async foresee(file: UploadedFile): Promise<ImportForesight> {
			const { rows, proven, leftOut, mark } = await planOf(db, await bytesOf(file));
			const outcomes = [...proven.map(becomes), ...leftOut.map(({ outcome }) => outcome)];
			const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as Record<
				ImportOutcome,
				number
			>;
			for (const outcome of outcomes) counts[outcome] += 1;
			return { rows, counts, left_out: leftOut, mark };
		},

		async import(given: { kept: string; mark: string }, file: UploadedFile, staff: Staff): Promise<Imported> {
			const bytes = await bytesOf(file);
			return db.transaction(async (tx) => {
				await store.lockImports(tx);
				const { proven, leftOut, mark } = await planOf(tx, bytes);
				if (mark !== given.mark) throw refuse("subscriber_import_changed");
				const now = clock();
				const lines = proven.map(tokenOf);
				const written = await store.insertImported(
					tx,
					lines.map((line) => rowOf(line, given.kept, staff, now)),
				);
				const taken = lines.filter(({ line }) => written.has(line.email));
				const asked = taken.filter(({ line }) => !line.confirmed);
				await writeLetters(tx, asked, now);
				const sums = {
					confirmed: taken.length - asked.length,
					asked: asked.length,
					left_out: leftOut.length + lines.length - taken.length,
				};
				if (taken.length > 0) await audit.note(tx, staff, "subscribers_imported", "import", sums);
				return sums;
			});
		},
	};
}

export type SubscriberImport = ReturnType<typeof createSubscriberImport>;
