import { type CartLine, cartStore, changeCartLine, newLineId, removeFromCart } from '@northlight/site-kit';

/** Takes out of the cart what was ordered; pieces that were added meanwhile in another tab stay, as a new line. */
export const settleCart = (ordered: readonly CartLine[]): void => {
  for (const { lineId, quantity } of ordered) {
    const now = cartStore.getState().lines.find((line) => line.lineId === lineId);
    if (now && now.quantity > quantity)
      changeCartLine(lineId, { quantity: now.quantity - quantity, lineId: newLineId() });
    else removeFromCart(lineId);
  }
};
