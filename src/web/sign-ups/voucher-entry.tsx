import { type ChangeEvent, type ComponentProps, useRef } from "react";
import { Button } from "#browser/ui/button.tsx";
import { Field, Input } from "#browser/ui/field.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { AppliedVoucher, useVoucher } from "./use-voucher.ts";

type Voucher = ReturnType<typeof useVoucher>;

interface VoucherEntryProps {
	voucher: Voucher;
	control: Pick<ComponentProps<"input">, "name" | "onBlur"> & {
		value: string;
		/** What the server said of the code when the form was sent. */
		error?: string | undefined;
		onChange: (event: ChangeEvent<HTMLInputElement>) => void;
	};
	onRemoved: () => void;
}

/** Entry, message under the field, or the redeemed code, locked until it is removed. */
export function VoucherEntry({ voucher, control, onRemoved }: VoucherEntryProps) {
	const box = useRef<HTMLDivElement>(null);
	const { state } = voucher;
	// The button that was pressed goes with what it changed, so reading goes on here.
	const keepFocus = () => box.current?.focus();
	const remove = () =>
		voucher.remove(() => {
			onRemoved();
			keepFocus();
		});
	return (
		<div ref={box} tabIndex={-1} className="rounded-md">
			{state.kind === "applied" || state.kind === "removing" ? (
				<Applied voucher={state.voucher} busy={state.kind === "removing"} onRemove={remove} />
			) : (
				<Entry voucher={voucher} control={control} onRedeem={() => voucher.redeem(control.value, keepFocus)} />
			)}
		</div>
	);
}

interface AppliedProps {
	voucher: AppliedVoucher;
	busy: boolean;
	onRemove: () => void;
}

const Applied = ({ voucher: { code, discount }, busy, onRemove }: AppliedProps) => (
	<div
		role="status"
		className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border-2 border-dashed border-ok-line bg-ok-bg px-4 py-3"
	>
		<input type="hidden" name="voucher_code" value={code} />
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ok">
			<Icon shape={icons.ticket} />
			<b className="tracking-wide">{code}</b>
			<span>{discount} % Rabatt</span>
		</p>
		<Button type="button" variant="quiet" size="sm" busy={busy} onClick={onRemove}>
			Entfernen
		</Button>
	</div>
);

interface EntryProps extends Pick<VoucherEntryProps, "voucher" | "control"> {
	onRedeem: () => void;
}

function Entry({ voucher: { state, typed }, control, onRedeem }: EntryProps) {
	const { error: refused, onChange, ...rest } = control;
	const error = (state.kind === "none" ? state.error : undefined) ?? refused;
	return (
		<div className="flex flex-wrap items-start gap-3">
			<Field label="Gutscheincode" optional error={error} className="min-w-48 flex-1">
				<Input
					{...rest}
					autoComplete="off"
					autoCapitalize="characters"
					onChange={(event) => {
						typed();
						onChange(event);
					}}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						onRedeem();
					}}
				/>
			</Field>
			<Button type="button" variant="line" className="mt-6.75" busy={state.kind === "checking"} onClick={onRedeem}>
				Einlösen
			</Button>
			<p role="status" className="sr-only">
				{error}
			</p>
		</div>
	);
}
