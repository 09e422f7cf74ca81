import { useState } from "react";
import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { ListName } from "#contract/office/listing.ts";
import type { SavedView } from "#contract/office/views.ts";
import { officeApi } from "../api.ts";
import { useKeys } from "../keys/use-keys.ts";
import { toast } from "../toasts/toasts.ts";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { useCurrentInView } from "../ui/use-current-in-view.ts";
import { viewIn } from "./address.ts";
import { grouped } from "./count-words.ts";
import { ALL, type Count, type FixedView } from "./fixed-view.ts";
import { ViewDialog } from "./view-dialog.tsx";

/** Keys 1 to 9 open the first nine. */
const MOST_KEYS = 9;

interface ViewsBarProps {
	list: ListName;
	views: readonly SavedView[];
	fixed?: readonly FixedView[] | undefined;
	counts: ReadonlyMap<string, Count>;
}

/** "3", "10.000+" */
const ViewCount = ({ count }: { count: Count | undefined }) =>
	count && <span className="n">{`${grouped(count.total)}${count.total_is_least ? "+" : ""}`}</span>;

/** Fixed and saved views as tabs; the one whose filters are set now is the current one. */
export function ViewsBar({ list, views, fixed = [ALL], counts }: ViewsBarProps) {
	const nav = useCurrentInView();
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [dialog, setDialog] = useState<"save" | "rename" | null>(null);
	const now = viewIn(params);
	const tabs: readonly FixedView[] = [...fixed, ...views];
	const current = views.find(({ query }) => query === now);
	useKeys(
		tabs.slice(0, MOST_KEYS).map(({ name, query }, index) => ({
			keys: String(index + 1),
			label: `Ansicht „${name}“`,
			run: () => void navigate(`?${query}`),
		})),
	);
	const remove = async ({ id, name, query, shared }: SavedView) => {
		await officeApi.views.delete({ params: { id } });
		await revalidate();
		toast(`Die Ansicht „${name}“ ist gelöscht.`, async () => {
			await officeApi.views.create({ body: { list, name, query, shared } });
			await revalidate();
		});
	};
	return (
		<div className="views-bar">
			<nav ref={nav} className="views" aria-label="Gespeicherte Ansichten">
				{tabs.map(({ name, query }) => (
					<Link
						key={`${name} ${query}`}
						to={`?${query}`}
						preventScrollReset
						aria-current={query === now ? "page" : undefined}
					>
						{name}
						<ViewCount count={counts.get(query)} />
					</Link>
				))}
				{tabs.every(({ query }) => query !== now) && (
					<button type="button" onClick={() => setDialog("save")}>
						+ Ansicht sichern
					</button>
				)}
			</nav>
			{current && (
				<Menu icon={icons.more} iconOnly label={`Ansicht „${current.name}“ ändern`} variant="quiet" size="sm">
					<MenuItem icon={icons.pencil} onSelect={() => setDialog("rename")}>
						Umbenennen
					</MenuItem>
					<MenuItem icon={icons.trash} danger onSelect={() => void remove(current)}>
						Löschen
					</MenuItem>
				</Menu>
			)}
			{dialog && (
				<ViewDialog
					list={list}
					query={now}
					view={dialog === "rename" ? current : undefined}
					onClose={() => setDialog(null)}
				/>
			)}
		</div>
	);
}
