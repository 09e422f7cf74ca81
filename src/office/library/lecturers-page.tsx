import { useRef } from "react";
import { useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { foldGerman } from "#contract/folding.ts";
import type { OfficeLecturer } from "#contract/office/lecturers.ts";
import { officePaths } from "#contract/office/paths.ts";
import { paths } from "#contract/paths.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { SearchBox } from "../lists/search-box.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { ButtonLink, buttonLook } from "../ui/button.tsx";
import { CategoryTag } from "../ui/category-tag.tsx";
import { Empty } from "../ui/empty.tsx";
import { Failure } from "../ui/failure.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { MoveButtons } from "../ui/move-buttons.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Thumb } from "../ui/thumb.tsx";
import { useAct } from "../ui/use-act.ts";

export const loader = async () => (await officeApi.lecturers.list()).data;

const COLUMNS: Column<OfficeLecturer>[] = [
	{
		title: "Themen",
		card: "none",
		cell: ({ categories }) => (
			<span className="topics">
				{categories.map((category) => (
					<CategoryTag key={category.id} category={category} />
				))}
			</span>
		),
	},
	{ title: "Nächster Termin", card: "start", cell: ({ next_date }) => (next_date ? fullMoment(next_date) : "–") },
	{ title: "Seminare", align: "right", card: "none", cell: ({ hanging }) => hanging.seminars },
	{ title: "Artikel", align: "right", card: "none", cell: ({ hanging }) => hanging.articles },
	{ title: "Kurse", align: "right", card: "none", cell: ({ hanging }) => hanging.courses },
];

const wordsOf = ({ name, role, categories }: OfficeLecturer): string =>
	foldGerman([name, role, ...categories.map((category) => category.name)].join(" "));

/** LIB-03: who teaches and writes. */
export function Component() {
	const lecturers = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const search = useRef<HTMLInputElement>(null);
	const { revalidate } = useRevalidator();
	const { failure, run } = useAct();
	const isWriter = useMay()("content.publish");
	useLive();
	const sought = params.get("q") ?? "";
	const shown = lecturers.filter((lecturer) => wordsOf(lecturer).includes(foldGerman(sought)));
	const move = ({ id, name }: OfficeLecturer, to: number) =>
		run(async () => {
			await officeApi.lecturers.move({ params: { id }, body: { to } });
			await revalidate();
			toast(`${name} steht jetzt an ${to + 1}. Stelle.`);
		});
	const order: Column<OfficeLecturer> = {
		title: "Ordnen",
		card: "acts",
		cell: (lecturer) => (
			<MoveButtons
				name={lecturer.name}
				index={lecturers.indexOf(lecturer)}
				total={lecturers.length}
				onMove={(to) => void move(lecturer, to)}
			/>
		),
	};
	return (
		<>
			<PageHead
				title="Dozierende"
				lead={`${lecturers.length} Menschen, die bei uns vorn stehen. Ihre Seiten sind öffentlich.`}
				actions={
					<>
						<a className={buttonLook()} href={paths.experts} target="_blank" rel="noreferrer">
							<Icon shape={icons.external} className="i" />
							Ansehen<span className="sr-only"> (neuer Tab)</span>
						</a>
						{isWriter && (
							<ButtonLink variant="primary" icon={icons.plus} to={officePaths.lecturer("neu")}>
								Neue Person
							</ButtonLink>
						)}
					</>
				}
			/>
			<div className="filters">
				<SearchBox ref={search} label="Name, Thema" />
			</div>
			<Failure text={failure} />
			<section className="panel" aria-label="Dozierende">
				{shown.length === 0 ? (
					<Empty title="Niemand gefunden." level={2} />
				) : (
					<ListTable
						caption="Dozierende"
						rows={shown}
						name={{
							title: "Wer",
							sign: ({ image }) => <Thumb path={image} />,
							cell: ({ name }) => name,
							second: ({ role }) => role,
						}}
						columns={isWriter && sought === "" ? [...COLUMNS, order] : COLUMNS}
						rowId={({ id }) => String(id)}
						rowPath={({ id }) => officePaths.lecturer(id)}
						sort="position"
					/>
				)}
			</section>
		</>
	);
}
