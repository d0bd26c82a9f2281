import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { productSlug } from '../site/site.ts';
import { type CartItem, type CartLine, withItem, withoutLine, withQuantity } from './cart-lines.ts';
import { cartStorage, type SavedCart } from './cart-storage.ts';

interface Cart extends SavedCart {
  readonly isOpen: boolean;
}

/** Where the cart is kept in the browser (§3: a product-specific key). */
export const cartKey = `${productSlug}-cart`;

export const cartStore = create<Cart>()(
  persist((): Cart => ({ lines: [], isOpen: false }), {
    name: cartKey,
    storage: cartStorage,
    partialize: ({ lines }) => ({ lines }),
  }),
);

const newLineId = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

const change = (next: (lines: readonly CartLine[]) => readonly CartLine[]) =>
  cartStore.setState(({ lines }) => ({ lines: next(lines) }));

/** Adding opens the panel (§4). */
export const addToCart = (item: CartItem) => {
  change((lines) => withItem(lines, item, newLineId()));
  openCart();
};

export const removeFromCart = (lineId: string) => change((lines) => withoutLine(lines, lineId));

export const setCartQuantity = (lineId: string, quantity: number) =>
  change((lines) => withQuantity(lines, lineId, quantity));

export const clearCart = () => change(() => []);

export const openCart = () => cartStore.setState({ isOpen: true });

export const closeCart = () => cartStore.setState({ isOpen: false });

/** What another tab saved becomes visible here. Returns the function that stops listening. */
export const followOtherTabs = () => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== cartKey) return;
    if (newValue === null) cartStore.setState({ lines: [] });
    else void cartStore.persist.rehydrate();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
