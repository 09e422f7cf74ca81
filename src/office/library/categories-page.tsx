import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import type { OfficeCategory } from "#contract/office/categories.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { OPEN, opened } from "../lists/address.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import * as icons from "../ui/icons.ts";
import { MoveButtons } from "../ui/move-buttons.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { useAct } from "../ui/use-act.ts";
import { CategoryPanel, NewCategory } from "./category-panel.tsx";

export const handle = { title: "Kategorien" };

export const loader = async () => (await officeApi.categories.list()).data;

/** LIB-03: what everything is sorted by. */
export function Component() {
	const categories = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const { failure, run } = useAct();
	const isWriter = useMay()("content.publish");
	const [isNew, setNew] = useState(false);
	useLive();
	const open = categories.find(({ id }) => String(id) === params.get(OPEN));
	const move = ({ id, name }: OfficeCategory, to: number) =>
		run(async () => {
			await officeApi.categories.move({ params: { id }, body: { to } });
			await revalidate();
			toast(`„${name}“ steht jetzt an ${to + 1}. Stelle.`);
		});
	const columns: Column<OfficeCategory>[] = [
		{ title: "Adresse", card: "none", roomy: true, cell: ({ slug }) => slug },
		...(isWriter
			? [
					{
						title: "Ordnen",
						card: "acts" as const,
						cell: (category: OfficeCategory) => (
							<MoveButtons
								name={category.name}
								index={categories.indexOf(category)}
								total={categories.length}
								onMove={(to) => void move(category, to)}
							/>
						),
					},
				]
			: []),
		{ title: "Seminare", align: "right", card: "none", cell: ({ hanging }) => hanging.seminars },
		{ title: "Artikel", align: "right", card: "none", cell: ({ hanging }) => hanging.articles },
		{ title: "Kurse", align: "right", card: "none", cell: ({ hanging }) => hanging.courses },
	];
	return (
		<>
			<PageHead
				title="Kategorien"
				lead={`${categories.length} Kategorien. Jede hat eine Farbe, überall dieselbe.`}
				actions={
					isWriter && (
						<Button variant="primary" icon={icons.plus} onClick={() => setNew(true)}>
							Neue Kategorie
						</Button>
					)
				}
			/>
			<Alert kind="info">
				Die Reihenfolge hier gilt auch im Kalender und im Ratgeber. Löschen geht erst, wenn nichts mehr daran hängt:
				vorher zusammenlegen.
			</Alert>
			<Failure text={failure} />
			<div className={classNames("cols", open && "cols--aside")}>
				<section className="panel" aria-label="Kategorien">
					<ListTable
						caption="Kategorien"
						rows={categories}
						name={{
							title: "Kategorie",
							sign: ({ slug }) => <span className="tag" data-cat={slug} aria-hidden="true" />,
							cell: ({ name }) => name,
						}}
						columns={columns}
						rowId={({ id }) => String(id)}
						sort="position"
					/>
				</section>
				{open && <CategoryPanel key={open.id} category={open} all={categories} />}
			</div>
			{isNew && (
				<NewCategory
					onClose={() => setNew(false)}
					onMade={async ({ id, name }) => {
						setNew(false);
						await navigate(opened(params, String(id)), { preventScrollReset: true });
						toast(`„${name}“ ist angelegt.`);
					}}
				/>
			)}
		</>
	);
}
