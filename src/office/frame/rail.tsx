import { Link, useLocation } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { officePaths } from "#contract/office/paths.ts";
import { ROLES } from "#contract/office/permissions.ts";
import type { Counts } from "#contract/office/to-dos.ts";
import { useColleague } from "../session/colleague.ts";
import { Avatar } from "../ui/avatar.tsx";
import { KIND_ICONS } from "../ui/kind-icons.ts";
import { BrandMark } from "./brand-mark.tsx";
import { NO_COUNTS } from "./counts.ts";
import { pageAt, type Section } from "./navigation.ts";
import { useRecent } from "./recent.ts";

interface RailProps {
	sections: readonly Section[];
	counts?: Counts;
}

/** The dark rail: the work, what was open last, and oneself. */
export function Rail({ sections, counts = NO_COUNTS }: RailProps) {
	const { pathname } = useLocation();
	const current = pageAt(sections, pathname);
	const { id, name, roles } = useColleague();
	return (
		<header className="rail on-deep">
			<Link className="brand" to={officePaths.today}>
				<BrandMark />
				<span>
					VSZ<small>Verwaltung</small>
				</span>
			</Link>
			<nav aria-label="Verwaltung">
				<ul className="nav">
					{sections.map((section) => {
						const isHere = section.pages.some((page) => page === current);
						return (
							<li key={section.key}>
								<SectionLink {...{ section, isHere }} count={counts[section.key]} />
								{isHere && section.pages.length > 1 && (
									<ul>
										{section.pages.map((page) => (
											<li key={page.path}>
												<Link to={page.path} aria-current={page === current ? "page" : undefined}>
													<span>{page.label}</span>
												</Link>
											</li>
										))}
									</ul>
								)}
							</li>
						);
					})}
				</ul>
			</nav>
			<Recent userId={id} />
			<Link className="rail__me" to={officePaths.account}>
				<Avatar name={name} />
				<span>
					{name}
					<small>{roles.map((role) => ROLES[role].name).join(", ")}</small>
				</span>
			</Link>
		</header>
	);
}

function SectionLink({
	section,
	isHere,
	count = 0,
}: {
	section: Section;
	isHere: boolean;
	count?: number | undefined;
}) {
	const { key, label, icon, pages } = section;
	return (
		<Link to={pages[0].path} aria-current={isHere ? (pages.length > 1 ? "true" : "page") : undefined} title={label}>
			<Icon shape={icon} className="i" />
			<span className="nav__l">{label}</span>
			{count > 0 && (
				<span className={key === "today" ? "nav__n nav__n--hot" : "nav__n"}>
					<span className="sr-only">offen: </span>
					{count}
				</span>
			)}
		</Link>
	);
}

function Recent({ userId }: { userId: number }) {
	const things = useRecent(userId).slice(0, 4);
	if (things.length === 0) return null;
	return (
		<nav aria-label="Zuletzt geöffnet" className="rail__recent">
			<p className="rail__h">Zuletzt</p>
			<ul className="nav">
				{things.map(({ path, title, kind }) => (
					<li key={path}>
						<Link to={path}>
							<Icon shape={KIND_ICONS[kind]} className="i i--s" />
							<span className="truncate">{title}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
