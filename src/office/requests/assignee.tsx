import { useRevalidator } from "react-router";
import type { Choice } from "#contract/office/choices.ts";
import type { WholeRequest } from "#contract/office/requests.ts";
import { officeApi } from "../api.ts";
import { useColleague } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField } from "../ui/field.tsx";
import { namedOptions } from "../ui/options.ts";
import { useAct } from "../ui/use-act.ts";

interface AssigneeProps {
	request: Pick<WholeRequest, "id" | "assigned_to">;
	colleagues: readonly Choice[];
}

/** POST-02: whose turn it is; what was chosen can be taken back for ten seconds. */
export function Assignee({ request: { id, assigned_to }, colleagues }: AssigneeProps) {
	const { id: own } = useColleague();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const before = assigned_to?.id ?? null;
	async function set(user_id: number | null) {
		await officeApi.requests.assign({ params: { id }, body: { user_id } });
		await revalidate();
	}
	const assign = (user_id: number | null) =>
		void run(async () => {
			await set(user_id);
			const name = colleagues.find((one) => one.id === user_id)?.name;
			toast(name ? `Die Anfrage ist bei ${name}.` : "Die Anfrage ist niemandem zugeteilt.", () => set(before));
		});
	return (
		<div className="stack">
			<Failure text={failure} />
			<div className="row items-end">
				<SelectField
					label="Bei wem"
					disabled={busy}
					value={before === null ? "" : String(before)}
					options={[{ value: "", label: "niemandem zugeteilt" }, ...namedOptions(colleagues)]}
					onChange={({ currentTarget: { value } }) => assign(value === "" ? null : Number(value))}
				/>
				{before !== own && (
					<Button size="sm" busy={busy} onClick={() => assign(own)}>
						Mir zuteilen
					</Button>
				)}
			</div>
		</div>
	);
}
