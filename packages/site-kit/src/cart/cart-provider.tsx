import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { cartStore, followOtherTabs } from './cart.store.ts';
import { totalItems, totalPrice } from './cart-lines.ts';

const CartContext = createContext<typeof cartStore | undefined>(undefined);

/** Opens the cart to the tree below and keeps the tabs of one browser in step. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  useEffect(followOtherTabs, []);
  return <CartContext value={cartStore}>{children}</CartContext>;
}

/** The cart as shown: lines, whether the panel is open, and the sums of §3. Outside the provider it throws (§4). */
export const useCart = () => {
  const store = useContext(CartContext);
  if (!store) throw new Error('useCart must be used within a CartProvider');
  const { lines, isOpen, isBeside, isKept } = useStore(store);
  return useMemo(
    () => ({
      lines,
      isOpen,
      isBeside,
      isKept,
      totalItems: totalItems(lines),
      totalPrice: totalPrice(lines),
    }),
    [lines, isOpen, isBeside, isKept],
  );
};
