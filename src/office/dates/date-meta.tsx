import { Icon } from "#browser/ui/icon.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import * as icons from "../ui/icons.ts";

interface DateMetaProps {
	at: string;
	location: string;
	is_online: boolean;
	lecturer: string;
}

/** When, where and with whom, in the line below a date's name. */
export const DateMeta = ({ at, location, is_online, lecturer }: DateMetaProps) => (
	<>
		<span>
			<Icon shape={icons.clock} className="i" />
			{fullMoment(at)}
		</span>
		<span>
			<Icon shape={is_online ? icons.monitor : icons.pin} className="i" />
			{location}
		</span>
		<span>
			<Icon shape={icons.user} className="i" />
			{lecturer}
		</span>
	</>
);
