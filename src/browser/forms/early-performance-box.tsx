import type { ComponentProps } from "react";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { EARLY_SEMINAR } from "#contract/legal/declarations/boxes.ts";

/** Beside the terms of a priced seminar that begins before the right of withdrawal ends. */
export const EarlyPerformanceBox = (control: Omit<ComponentProps<typeof Checkbox>, "children" | "required">) => (
	<Checkbox {...control} required>
		{EARLY_SEMINAR.text}
		<span aria-hidden="true" className="font-bold text-error">
			*
		</span>
	</Checkbox>
);
