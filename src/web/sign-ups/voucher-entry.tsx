import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field, Input } from "#web/ui/field.tsx";
import { Outline } from "#web/ui/icon.tsx";
import type { useVoucher } from "./use-voucher.ts";

interface VoucherEntryProps {
	voucher: ReturnType<typeof useVoucher>;
	control: Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur"> & { value: string };
	onRemoved: () => void;
}

/** Entry, message under the field, or the redeemed code, locked until it is removed. */
export function VoucherEntry({ voucher: { state, redeem, remove }, control, onRemoved }: VoucherEntryProps) {
	if (state.kind === "applied" || state.kind === "removing") {
		const { code, discount } = state.voucher;
		return (
			<div
				role="status"
				className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-2 border-dashed border-ok-line bg-ok-bg px-4 py-3"
			>
				<input type="hidden" name="voucher_code" value={code} />
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ok">
					<TicketIcon />
					<b className="tracking-wide">{code}</b>
					<span>{discount} % Rabatt</span>
				</p>
				<Button
					type="button"
					variant="quiet"
					size="sm"
					busy={state.kind === "removing"}
					onClick={() => remove(onRemoved)}
				>
					Entfernen
				</Button>
			</div>
		);
	}
	const { value, ...rest } = control;
	return (
		<div className="flex flex-wrap items-start gap-3">
			<Field
				label="Gutscheincode"
				optional
				error={state.kind === "none" ? state.error : undefined}
				className="min-w-[12rem] flex-1"
			>
				<Input
					{...rest}
					value={value}
					autoComplete="off"
					autoCapitalize="characters"
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						redeem(value);
					}}
				/>
			</Field>
			<Button
				type="button"
				variant="line"
				className="mt-[1.7rem]"
				busy={state.kind === "checking"}
				onClick={() => redeem(value)}
			>
				Einlösen
			</Button>
		</div>
	);
}

const TicketIcon = () => (
	<Outline>
		<path d="M2 9a3 3 0 1 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 1 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z" />
		<path d="M9 9h.01" />
		<path d="m15 9-6 6" />
		<path d="M15 15h.01" />
	</Outline>
);
