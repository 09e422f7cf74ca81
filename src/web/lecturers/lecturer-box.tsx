import { Link } from "react-router";
import { Picture } from "#browser/ui/picture.tsx";
import type { Lecturer } from "#contract/catalogue.ts";
import { paths } from "#contract/paths.ts";

export function LecturerBox({ lecturer }: { lecturer: Lecturer }) {
	return (
		<aside
			aria-label={`Über ${lecturer.name}`}
			className="grid gap-5 rounded-xl bg-surface-sunken p-[clamp(1.25rem,0.8rem+2vw,2rem)] sm:grid-cols-sign sm:items-start sm:gap-7 print:break-inside-avoid"
		>
			<div>
				<Picture
					path={lecturer.image}
					alt={`Porträt von ${lecturer.name}`}
					sizes="7.5rem"
					width={480}
					height={480}
					className="h-33 w-30 rounded-seat object-cover"
				/>
			</div>
			<div>
				<h2 className="text-h4 leading-tag tracking-close font-stretch-94%">
					<Link to={paths.expert(lecturer.slug)} prefetch="intent">
						{lecturer.name}
					</Link>
				</h2>
				<p className="mt-1.5 text-sm leading-[1.58] text-ink-2">{lecturer.role}</p>
				<p className="mt-1.5 font-serif leading-[1.58] text-ink-2">{lecturer.description}</p>
			</div>
		</aside>
	);
}
