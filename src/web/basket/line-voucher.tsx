import { type FormEvent, useState } from "react";
import { useFocusOnChange } from "#browser/forms/use-focus-on-change.ts";
import { Button } from "#browser/ui/button.tsx";
import { Field, Input } from "#browser/ui/field.tsx";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import type { BasketLine } from "#contract/basket.ts";
import { DELAY_MS } from "#contract/constants.ts";
import { REQUIRED } from "#contract/field-words.ts";
import { basketStore } from "./basket.ts";
import { refusalText } from "./refusal-text.ts";

const FAILED = "Der Gutschein ließ sich gerade nicht prüfen. Bitte versuche es noch einmal.";

/** CART-12, ERR-07: one entry for each line; a redeemed code is locked until it is removed. */
export function LineVoucher({ line }: { line: BasketLine }) {
	const code = line.voucher?.code;
	const box = useFocusOnChange<HTMLDivElement>(code);
	return (
		<div ref={box} tabIndex={-1}>
			{line.voucher ? <AppliedVoucher line={line} voucher={line.voucher} /> : <VoucherForm line={line} />}
		</div>
	);
}

function VoucherForm({ line }: { line: BasketLine }) {
	const [code, setCode] = useState("");
	const [checking, setChecking] = useState(false);
	const [error, setError] = useState<string>();

	async function redeem(event: FormEvent) {
		event.preventDefault();
		const trimmed = code.trim();
		if (checking) return;
		if (trimmed === "") return setError(REQUIRED);
		setChecking(true);
		setError(undefined);
		try {
			await basketStore.redeem(line.id, trimmed);
		} catch (refusal) {
			setError(refusalText(refusal, FAILED));
		}
		setChecking(false);
	}

	return (
		<form onSubmit={redeem} noValidate className="grid grid-cols-end items-start gap-3">
			<Field label="Gutscheincode" error={error}>
				<Input
					name="voucher"
					value={code}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={255}
					onChange={({ currentTarget: { value } }) => {
						setCode(value);
						setError(undefined);
					}}
				/>
			</Field>
			<Button type="submit" variant="line" busy={checking} className="mt-7 min-h-13 border-firm border-line-strong">
				Einlösen<span className="sr-only">: Gutschein für {line.product.topic}</span>
			</Button>
			<p role="status" className="sr-only">
				{error}
			</p>
		</form>
	);
}

interface AppliedVoucherProps {
	line: BasketLine;
	voucher: NonNullable<BasketLine["voucher"]>;
}

function AppliedVoucher({ line, voucher }: AppliedVoucherProps) {
	const [removing, setRemoving] = useState(false);
	const [error, setError] = useState<string>();

	async function remove() {
		setRemoving(true);
		setError(undefined);
		try {
			await new Promise((resolve) => setTimeout(resolve, DELAY_MS.voucherRemoval));
			await basketStore.removeVoucher(line.id);
		} catch (refusal) {
			setError(refusalText(refusal, FAILED));
			setRemoving(false);
		}
	}

	return (
		<div
			role="status"
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border-2 border-dashed border-ok-line bg-ok-bg px-5 py-2"
		>
			<p className="flex min-h-target flex-wrap items-center gap-x-2.75 gap-y-1.25">
				<span className="text-ok">
					<Icon shape={icons.ticket} className="size-6" />
				</span>
				<b className="tracking-[0.04em] wrap-anywhere">{voucher.code}</b>
				<span className="font-semibold text-ok">{voucher.batch.discount}&nbsp;% Rabatt</span>
			</p>
			<button
				type="button"
				aria-busy={removing || undefined}
				onClick={removing ? undefined : remove}
				className="min-h-target font-label text-link underline underline-offset-link hover:text-link-hover aria-busy:opacity-60"
			>
				Entfernen<span className="sr-only">: Gutschein für {line.product.topic}</span>
			</button>
			{error && <p className="w-full text-sm font-label text-error">{error}</p>}
		</div>
	);
}
