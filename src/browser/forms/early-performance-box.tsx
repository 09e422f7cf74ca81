import type { ComponentProps } from "react";
import { Checkbox } from "#browser/ui/checkbox.tsx";
import { EARLY_PERFORMANCE } from "#contract/sign-ups.ts";

/** Beside the terms of a priced seminar that begins before the right of withdrawal ends. */
export const EarlyPerformanceBox = (control: Omit<ComponentProps<typeof Checkbox>, "children" | "required">) => (
	<Checkbox {...control} required>
		{EARLY_PERFORMANCE}
		<span aria-hidden="true" className="font-bold text-error">
			*
		</span>
	</Checkbox>
);
