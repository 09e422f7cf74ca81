import { officePaths } from "#contract/office/paths.ts";
import { useMay } from "../session/colleague.ts";
import { Alert } from "../ui/alert.tsx";
import { ButtonLink } from "../ui/button.tsx";

/** What has to be set before the first export, and by whom. */
export function Missing({ missing }: { missing: readonly string[] }) {
	const maySet = useMay()("settings.write");
	if (missing.length === 0) return null;
	return (
		<Alert
			kind="warn"
			title="Vor dem Export fehlen noch Angaben."
			actions={maySet && <ButtonLink to={`${officePaths.settings}/steuerberatung`}>Angaben eintragen</ButtonLink>}
		>
			<ul className="list-disc pl-5">
				{missing.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
			{!maySet && <p>Die Leitung trägt sie unter „Einstellungen“ und „Steuerberatung“ ein.</p>}
		</Alert>
	);
}
