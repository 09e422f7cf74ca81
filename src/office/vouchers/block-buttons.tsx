import { useRevalidator } from "react-router";
import type { OfficeBatch, OfficeCode } from "#contract/office/voucher-rows.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { useAct } from "../ui/use-act.ts";

/** Blocks or frees at once, and can be taken back. */
function useBlocking(set: (isBlocked: boolean) => Promise<unknown>, words: (isBlocked: boolean) => string) {
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const change = (isBlocked: boolean, isUndo = false): Promise<void> =>
		run(async () => {
			await set(isBlocked);
			await revalidate();
			toast(words(isBlocked), isUndo ? undefined : () => change(!isBlocked, true));
		});
	return { busy, failure, change };
}

export function BlockBatch({ batch: { id, name, state } }: { batch: OfficeBatch }) {
	const { vouchers } = officeApi;
	const params = { id };
	const { busy, failure, change } = useBlocking(
		(isBlocked) => (isBlocked ? vouchers.block({ params }) : vouchers.unblock({ params })),
		(isBlocked) => (isBlocked ? `„${name}“ ist gesperrt. Was eingelöst ist, bleibt.` : `„${name}“ ist wieder frei.`),
	);
	const isBlocked = state === "blocked";
	return (
		<>
			<Button busy={busy} onClick={() => void change(!isBlocked)}>
				{isBlocked ? "Wieder freigeben" : "Alle sperren"}
			</Button>
			<Failure text={failure} />
		</>
	);
}

export function BlockCode({ code: { id, code, state } }: { code: OfficeCode }) {
	const { vouchers } = officeApi;
	const params = { id };
	const { busy, failure, change } = useBlocking(
		(isBlocked) => (isBlocked ? vouchers.blockCode({ params }) : vouchers.unblockCode({ params })),
		(isBlocked) => (isBlocked ? `${code} ist gesperrt.` : `${code} ist wieder frei.`),
	);
	const isBlocked = state === "blocked";
	return (
		<>
			<Button size="sm" variant="quiet" busy={busy} onClick={() => void change(!isBlocked)}>
				{isBlocked ? "Freigeben" : "Sperren"}
				<span className="sr-only"> {code}</span>
			</Button>
			<Failure text={failure} />
		</>
	);
}
