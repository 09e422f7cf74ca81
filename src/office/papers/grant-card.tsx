import { Link, useRevalidator } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { DateGrant } from "#contract/office/grants.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { SelectField } from "../ui/field.tsx";
import { useAct } from "../ui/use-act.ts";
import { SheetCard } from "./sheet-card.tsx";

/** ROOM-08: which grant pays for the date, and what its proof lacks. */
export function GrantCard({ dateId, found: { grants, grant } }: { dateId: number; found: DateGrant }) {
	const may = useMay();
	const { revalidate } = useRevalidator();
	const { failure, run } = useAct();
	const assign = (value: string) =>
		run(async () => {
			await officeApi.grants.assign({
				params: { id: dateId },
				body: { grant_id: value === "" ? null : Number(value) },
			});
			toast(value === "" ? "Der Termin gehört zu keiner Förderung mehr." : "Der Termin ist zugeordnet.");
			await revalidate();
		});
	return (
		<SheetCard
			title="Nachweis für die Förderung"
			sheet={
				<>
					<i className="h" />
					<i />
					<i />
					<i />
					<i className="y" />
				</>
			}
		>
			{grant ? (
				<>
					<p>
						Deckblatt, Zählung nach Bereichen und Programm als Mappe
						{grant.wants_lists ? ", mit den Listen" : ", ohne Namen"}.
					</p>
					<p className="s">
						Zeichen <b>{grant.reference}</b>
						{grant.period_to && ` · Zeitraum bis ${formatDate(grant.period_to)}`}
						{grant.due_on && ` · abgeben bis ${formatDate(grant.due_on)}`}
					</p>
					{grant.missing.length > 0 && <p className="s bad">Es fehlen: {grant.missing.join(", ")}</p>}
					<p className="s">
						<Link className="link" to={officePaths.grant(grant.id)}>
							Zum Nachweis
						</Link>
					</p>
				</>
			) : (
				<p>Dieser Termin gehört zu keiner Förderung.</p>
			)}
			{may("seminars.write") && (
				<SelectField
					label="Förderung"
					value={grant ? String(grant.id) : ""}
					error={failure ?? undefined}
					options={[
						{ value: "", label: "keine" },
						...grants.map(({ id, reference }) => ({ value: String(id), label: reference })),
					]}
					onChange={({ target }) => void assign(target.value)}
				/>
			)}
		</SheetCard>
	);
}
