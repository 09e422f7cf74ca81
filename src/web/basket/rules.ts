import type { Basket, BasketLine } from "#contract/basket.ts";

export const holds = (basket: Basket | null, productId: number): boolean =>
	basket?.products.some(({ product }) => product.id === productId) ?? false;

/** '1 Artikel', '2 Artikel' */
export const basketCount = ({ products }: Basket): string => `${products.length} Artikel`;

export const isReduced = (line: BasketLine): boolean => line.total_with_tax < line.original_total_with_tax;
