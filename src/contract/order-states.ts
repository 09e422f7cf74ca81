/** In a file of its own, because pages that show an order need none of what an order is made of. */
export const ORDER_STATES = ["awaiting_payment", "placed", "paid", "cancelled", "withdrawn"] as const;
