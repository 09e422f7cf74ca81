import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate, useNavigation } from "react-router";
import { holdKeys } from "../keys/hold-keys.ts";
import { useKeyListener } from "../keys/key-listener.ts";
import { KeysDialog } from "../keys/keys-dialog.tsx";
import { useKeys } from "../keys/use-keys.ts";
import { useMay } from "../session/colleague.ts";
import { useLineLost } from "../session/connection.ts";
import { IdleWarning } from "../session/idle-warning.tsx";
import { LoginAgain } from "../session/login-again.tsx";
import { ProofAgain } from "../session/proof-again.tsx";
import { useActivity } from "../session/use-activity.ts";
import { TaskPanel } from "../tasks/task-panel.tsx";
import { ToastList } from "../toasts/toast-list.tsx";
import { undoLast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { useCounts } from "./counts.ts";
import { Dock } from "./dock.tsx";
import { useKeptFocus } from "./kept-focus.ts";
import { sectionsFor } from "./navigation.ts";
import { crumbsOf } from "./page-handle.ts";
import { Rail } from "./rail.tsx";
import { TopBar } from "./top-bar.tsx";

/** Every first load has the same key: a page that was never open begins at its top. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }): string => (key === "default" ? pathname : key);

const loadPalette = () => import("../palette/palette.tsx");
const Palette = lazy(loadPalette);

/** Rail, line at the top and dock around every page. */
export function Shell() {
	const sections = sectionsFor(useMay());
	const counts = useCounts();
	const [over, setOver] = useState<"palette" | "keys" | null>(null);
	const search = useCallback(() => setOver("palette"), []);
	const close = useCallback(() => setOver(null), []);
	const navigate = useNavigate();
	useKeyListener(search);
	useActivity();
	useKeptFocus();
	usePaletteAhead();
	useKeys([
		{ keys: "?", label: "Diese Hilfe", run: () => setOver("keys") },
		{ keys: "/", label: "Suchen", run: search },
		{ keys: "z", label: "Rückgängig", run: undoLast },
		...sections.map(({ label, letter, pages }) => ({
			keys: `g ${letter}`,
			label: `Gehe zu ${label}`,
			run: () => void navigate(pages[0].path),
		})),
	]);
	return (
		<>
			<a className="skip" href="#inhalt">
				Zum Inhalt springen
			</a>
			<Progress />
			<div className="app">
				<Rail {...{ sections, counts }} />
				<div className="main">
					<TopBar onSearch={search} onKeys={() => setOver("keys")} />
					<Content />
				</div>
			</div>
			<Dock {...{ sections, counts }} />
			<div className="corner">
				<ToastList />
				<TaskPanel />
			</div>
			<IdleWarning />
			<ProofAgain />
			<LoginAgain />
			{over === "keys" && <KeysDialog onClose={close} />}
			{over === "palette" && (
				<Suspense fallback={<PaletteComing onClose={close} />}>
					<Palette sections={sections} onClose={close} />
				</Suspense>
			)}
			<ScrollRestoration getKey={placeOf} />
		</>
	);
}

/** Fetched while the browser has nothing else to do; where that fails it is fetched when it is asked for. */
function usePaletteAhead() {
	useEffect(() => {
		// Safari knows no idle time.
		const whenIdle = window.requestIdleCallback ?? setTimeout;
		whenIdle(() => void loadPalette().catch(() => null));
	}, []);
}

/** Whoever searches types at once. */
function PaletteComing({ onClose }: { onClose: () => void }) {
	useEffect(() => holdKeys(onClose), [onClose]);
	return null;
}

/** After a way to another page reading goes on at its beginning. */
function Content() {
	const main = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	const title = crumbsOf(useMatches()).at(-1)?.title;
	const before = useRef(pathname);
	useEffect(() => {
		if (before.current === pathname) return;
		before.current = pathname;
		main.current?.focus({ preventScroll: true });
	}, [pathname]);
	return (
		<main ref={main} id="inhalt" className="page" tabIndex={-1}>
			<title>{title ? `${title} · Verwaltung` : "Verwaltung"}</title>
			<LineLost />
			<Outlet />
		</main>
	);
}

/** What is shown is the last that arrived. */
function LineLost() {
	return useLineLost() ? (
		<Alert kind="warn" role="status" title="Gerade keine Verbindung.">
			Du siehst den letzten Stand. Sobald wir wieder antworten, geht es von selbst weiter.
		</Alert>
	) : null;
}

/** A page that takes longer than a moment. */
function Progress() {
	const { state } = useNavigation();
	return state === "idle" ? null : (
		<div className="progress" role="status">
			<span className="sr-only">Wird geladen …</span>
			<i />
		</div>
	);
}
