import { useState } from "react";
import type { BasketLine } from "#contract/basket.ts";
import { basketStore } from "./basket.ts";
import { refusalText } from "./refusal-text.ts";

const FAILED = "Das hat gerade nicht geklappt. Bitte versuche es noch einmal.";

/** CART-11: taken out at once, without asking, and put back just as easily – with its voucher. */
export function useRemoval() {
	const [removing, setRemoving] = useState<string | null>(null);
	const [removed, setRemoved] = useState<BasketLine | null>(null);
	const [failure, setFailure] = useState<string | null>(null);

	async function attempt(work: () => Promise<void>) {
		setFailure(null);
		try {
			await work();
		} catch (error) {
			setFailure(refusalText(error, FAILED));
		}
		setRemoving(null);
	}

	return {
		removing,
		removed,
		failure,
		remove: (line: BasketLine) => {
			if (removing) return;
			setRemoving(line.id);
			void attempt(async () => {
				await basketStore.remove(line.id);
				setRemoved(line);
			});
		},
		undo: ({ product, voucher }: BasketLine) =>
			attempt(async () => {
				const { products } = await basketStore.add(product.id);
				setRemoved(null);
				const line = products.find((one) => one.product.id === product.id);
				if (voucher && line) await basketStore.redeem(line.id, voucher.code);
			}),
	};
}
