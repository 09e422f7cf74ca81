import { useState } from "react";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import type { Account } from "#contract/office/account.ts";
import { IconButton } from "../ui/button.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";
import { PasskeyNameDialog } from "./passkey-name-dialog.tsx";

interface PasskeyLineProps {
	passkey: Account["passkeys"][number];
	onRenamed: (name: string) => void;
	onRemove: () => void;
}

/** One passkey of the list, by the name that its owner has given it. */
export function PasskeyLine({ passkey, onRenamed, onRemove }: PasskeyLineProps) {
	const { id, name, created_at, last_used_at } = passkey;
	const [renaming, setRenaming] = useState(false);
	const renamed = (next: string) => {
		setRenaming(false);
		onRenamed(next);
	};
	return (
		<li>
			<Icon shape={icons.fingerprint} className="i" />
			<div>
				<b>{name}</b>
				<small>
					seit {formatDate(created_at)}
					{last_used_at && `, zuletzt ${fullMoment(last_used_at)}`}
				</small>
			</div>
			<span className="row">
				<IconButton
					icon={icons.pencil}
					label={`Passkey ${name} umbenennen`}
					variant="quiet"
					size="sm"
					onClick={() => setRenaming(true)}
				/>
				<IconButton
					icon={icons.trash}
					label={`Passkey ${name} entfernen`}
					variant="quiet"
					size="sm"
					onClick={onRemove}
				/>
			</span>
			{renaming && <PasskeyNameDialog {...{ id, name }} onRenamed={renamed} onClose={() => setRenaming(false)} />}
		</li>
	);
}
