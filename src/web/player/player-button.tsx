import type { ComponentProps } from "react";
import { classNames } from "#browser/ui/class-names.ts";

type PlayerButtonProps = Omit<ComponentProps<"button">, "title" | "aria-label"> & { label: string };

export function PlayerButton({ label, className, ...rest }: PlayerButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			title={label}
			className={classNames(
				"relative inline-grid h-target w-9 flex-none place-items-center rounded-md hover:bg-white/18 focus-visible:rounded-md focus-visible:-outline-offset-3 aria-pressed:bg-raps-400 aria-pressed:text-holunder-900 sm:w-target",
				className,
			)}
		/>
	);
}
