import type { ReactNode } from "react";
import { BrandMark } from "../frame/brand-mark.tsx";

interface GateProps {
	title: string;
	children: ReactNode;
}

/** The room before the office. */
export const Gate = ({ title, children }: GateProps) => (
	<main className="gate" id="inhalt">
		<title>{`${title} · Verwaltung`}</title>
		<div className="gate__side">
			<p className="brand">
				<BrandMark />
				<span>
					VSZ<small>Verwaltung</small>
				</span>
			</p>
			<h1>
				Setz dich.
				<br />
				Dein Platz
				<br />
				ist <em>frei.</em>
			</h1>
			<BrandMark className="gate__table" />
			<p className="m">Nur für Mitarbeitende. Jede Anmeldung steht im Sicherheitsprotokoll.</p>
		</div>
		<div className="gate__main">
			<div className="gate__box">{children}</div>
		</div>
	</main>
);

/** Where one is on the way in: the password, then the second step. */
export const Steps = ({ at }: { at: 1 | 2 }) => (
	<ol className="steps" aria-label="Schritte der Anmeldung">
		<li aria-current={at === 1 ? "step" : undefined}>
			<i aria-hidden="true" className={at === 1 ? "on" : "done"}>
				{at === 1 ? "1" : "✓"}
			</i>
			{at === 1 ? <b>Passwort</b> : "Passwort"}
		</li>
		<li aria-current={at === 2 ? "step" : undefined}>
			<i aria-hidden="true" className={at === 2 ? "on" : undefined}>
				2
			</i>
			{at === 2 ? <b>Zweiter Schritt</b> : "Zweiter Schritt"}
		</li>
	</ol>
);
