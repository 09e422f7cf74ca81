import type { ReactNode } from "react";

const LONGEST_WORD = 30;
const LONGEST_TEXT = 160;

/** No column has room for it. */
const isLong = (text: string): boolean =>
	text.length > LONGEST_TEXT || text.split(/\s+/).some((word) => word.length > LONGEST_WORD);

/** What stands in a row: words that would push all other columns away are cut, and said in full where one points. */
export const Cut = ({ children }: { children: ReactNode }) =>
	typeof children === "string" && isLong(children) ? (
		<span className="cut" title={children}>
			{children}
		</span>
	) : (
		children
	);
