import { Loading } from "#browser/ui/loading.tsx";

const BAR = "rounded-md bg-surface-sunken";

/** As tall as what will stand here, so that nothing below it moves. */

const TwoBars = () => (
	<>
		<div className={`${BAR} h-13`} />
		<div className={`${BAR} h-13`} />
	</>
);

/** In place of a form. */
export function FormSkeleton() {
	return (
		<div className="grid min-h-240 content-start gap-8 lg:max-w-188">
			<Loading>Deine Daten werden geladen...</Loading>
			<div aria-hidden="true" className="grid gap-x-5 gap-y-9 sm:grid-cols-2">
				<TwoBars />
				<TwoBars />
				<TwoBars />
				<TwoBars />
			</div>
		</div>
	);
}

/** In place of a list with pictures. */
export function ListSkeleton() {
	return (
		<div className="grid min-h-240 content-start gap-5">
			<Loading>Deine Produkte werden geladen...</Loading>
			<div aria-hidden="true" className="h-56 rounded-xl bg-surface-sunken" />
			<div aria-hidden="true" className="h-56 rounded-xl bg-surface-sunken" />
		</div>
	);
}

/** In place of the overview, which may be short. */
export function OverviewSkeleton() {
	return (
		<div className="grid min-h-120 content-start gap-5">
			<Loading>Deine Übersicht wird geladen...</Loading>
			<div aria-hidden="true" className="h-56 rounded-xl bg-surface-sunken" />
		</div>
	);
}

/** In place of a course with its film. */
export function ProductSkeleton() {
	return (
		<div className="grid min-h-240 content-start gap-8 pt-film-top">
			<h1 className="text-h3">Dein Videokurs</h1>
			<Loading>Dein Videokurs wird geladen...</Loading>
			<div aria-hidden="true" className="aspect-video rounded-xl bg-surface-sunken" />
		</div>
	);
}
