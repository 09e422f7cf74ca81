import type { ReactNode } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { Notice } from "#browser/ui/notice.tsx";
import { Price } from "#browser/ui/price.tsx";
import type { Course } from "#contract/courses.ts";

/** Where the price stands. */
export const BUY_ID = "preis";

interface BuyBoxProps {
	course: Pick<Course, "price" | "is_active" | "duration" | "lecturer" | "video">;
	/** The button that puts the course into the basket. */
	children?: ReactNode;
}

/** Price and facts of a course, with a place for what one can do with it. */
export function BuyBox({ course, children }: BuyBoxProps) {
	const free = course.price === null;
	return (
		<aside
			id={BUY_ID}
			aria-label="Preis und Eckdaten"
			className="grid gap-3.5 rounded-xl border border-line bg-surface p-7 lg:sticky lg:top-below-header lg:shadow-lg"
		>
			<p>
				<Price price={course.price} tax="standard" size="lg" />
			</p>
			{!course.is_active && (
				<Notice kind="info">
					<p>Dieser Videokurs ist zurzeit nicht verfügbar.</p>
				</Notice>
			)}
			{children}
			<dl className="mt-3 grid gap-x-8 border-t-2 border-dashed border-line pt-4.5 sm:max-lg:grid-cols-2">
				{free ? (
					<Fact icon={icons.hourglass} name="Zugang">
						Sofort ansehen, ohne Anmeldung
					</Fact>
				) : (
					<Fact icon={icons.hourglass} name="Zugang">
						24 Stunden verfügbar*
					</Fact>
				)}
				<Fact icon={icons.clock} name="Dauer">
					{course.duration}
				</Fact>
				<Fact icon={icons.user} name="Dozent/in">
					{course.lecturer.name}
				</Fact>
				<Fact icon={icons.captions} name="Barrierefreiheit">
					{course.video.captions ? "Untertitel und Mitschrift" : "Ohne Untertitel und Mitschrift"}
					{course.video.captions && <Small>auf Deutsch, ein- und ausschaltbar; alles Gesagte auch zum Nachlesen</Small>}
				</Fact>
				<Fact icon={icons.monitor} name="Technik">
					Streaming, kein Download
					<Small>läuft im Browser auf Computer, Tablet und Telefon</Small>
				</Fact>
				<Fact icon={icons.info} name="Leistung">
					<Small>
						Reines Abrufvideo. Eine Kontrolle des Lernerfolgs oder individuelle Betreuung ist nicht Teil der Leistung.
					</Small>
				</Fact>
			</dl>
		</aside>
	);
}

interface FactProps {
	icon: IconShape;
	/** For screen readers; the icon says it to the others. */
	name: string;
	children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
	return (
		<div className="grid grid-cols-[1.75rem_1fr] items-start gap-3 border-t border-line py-3.25 first:border-t-0 first:pt-0 last:pb-0 sm:max-lg:nth-2:border-t-0 sm:max-lg:nth-2:pt-0">
			<dt>
				<Icon shape={icon} className="mt-0.5 size-5.5 text-ink-2" />
				<span className="sr-only">{name}</span>
			</dt>
			<dd className="leading-ui font-label">{children}</dd>
		</div>
	);
}

function Small({ children }: { children: ReactNode }) {
	return <small className="block text-sm font-hint text-ink-2"> {children}</small>;
}
