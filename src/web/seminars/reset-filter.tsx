import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QUIET_ACTION } from "./quiet-action.ts";

export function ResetFilter({ onReset }: { onReset: () => void }) {
	return (
		<Link to={paths.seminars} preventScrollReset onClick={onReset} className={QUIET_ACTION}>
			<Icon name="undo" className="size-[1.1em]" />
			Filter zurücksetzen
		</Link>
	);
}
