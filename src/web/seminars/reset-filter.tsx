import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { paths } from "#contract/paths.ts";
import { QUIET_ACTION } from "./quiet-action.ts";

export function ResetFilter({ onReset }: { onReset?: () => void }) {
	return (
		<Link to={paths.seminars} preventScrollReset onClick={onReset} className={QUIET_ACTION}>
			<Icon shape={icons.undo} className="size-[1.1em]" />
			Filter zurücksetzen
		</Link>
	);
}
