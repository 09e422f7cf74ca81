import { useSearchParams } from "react-router";
import { API_BASE } from "#contract/endpoint.ts";
import * as icons from "../ui/icons.ts";
import { Menu } from "../ui/menu.tsx";
import { viewIn } from "./address.ts";

/** All rows of the filter, not only those of the page. */
export function ExportMenu({ path, size = "md" }: { path: string; size?: "md" | "sm" }) {
	const [params] = useSearchParams();
	const address = (format: string) => {
		const query = new URLSearchParams(viewIn(params));
		query.delete("per_page");
		query.set("format", format);
		return `${API_BASE}${path}?${query}`;
	};
	return (
		<Menu icon={icons.download} label="Exportieren" size={size}>
			<a href={address("xlsx")} download>
				Excel (.xlsx)
			</a>
			<a href={address("csv")} download>
				CSV für Excel (.csv)
			</a>
		</Menu>
	);
}
