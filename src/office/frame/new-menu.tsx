import { useNavigate } from "react-router";
import { useKeys } from "../keys/use-keys.ts";
import { useMay } from "../session/colleague.ts";
import * as icons from "../ui/icons.ts";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { makeable } from "./makeable.ts";

/** What this person can make anew, and the keys of the page; nothing where there is nothing to make. */
export function NewMenu({ onKeys }: { onKeys: () => void }) {
	const things = makeable(useMay());
	const navigate = useNavigate();
	useKeys(
		things.map(({ label, path, letter }) => ({
			keys: `n ${letter}`,
			label: `Neu: ${label}`,
			run: () => void navigate(path),
		})),
	);
	if (things.length === 0) return null;
	return (
		<Menu icon={icons.plus} label="Neu" variant="primary">
			{things.map(({ label, path, letter, icon }) => (
				<MenuItem key={path} icon={icon} to={path} shortcut={`N ${letter.toUpperCase()}`}>
					{label}
				</MenuItem>
			))}
			<MenuItem icon={icons.keyboard} onSelect={onKeys} shortcut="?">
				Tastenkürzel
			</MenuItem>
		</Menu>
	);
}
