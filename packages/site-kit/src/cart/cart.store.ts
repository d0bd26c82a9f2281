import { create } from 'zustand';
import { productSlug } from '../site/site.ts';
import {
  type CartItem,
  type CartLine,
  type LinePatch,
  withItem,
  withoutLine,
  withPatch,
  withQuantity,
} from './cart-lines.ts';
import { forgetSaved, loadLines, newLineId, saveLines } from './cart-storage.ts';

interface Cart {
  readonly lines: readonly CartLine[];
  readonly isOpen: boolean;
  /** The panel is open beside the page that it belongs to, which stays in sight. */
  readonly isBeside: boolean;
  /** False when the browser does not save the cart: it then lives in this tab only. */
  readonly isKept: boolean;
}

/** Where the cart is kept in the browser (§3: a product-specific key). */
export const cartKey = `${productSlug}-cart`;

export const cartStore = create<Cart>()(() => ({
  lines: loadLines(cartKey) ?? [],
  isOpen: false,
  isBeside: false,
  isKept: true,
}));

/** Where it is remembered what the account of this cart's owner keeps of it. */
export const accountCartKey = `${cartKey}-of-account`;

/** What was saved last is what is changed: another tab may have done so a moment ago (§4: saved on every change). */
export const changeCart = (next: (lines: readonly CartLine[]) => readonly CartLine[]) => {
  const { lines, isKept } = cartStore.getState();
  const changed = next((isKept ? loadLines(cartKey) : undefined) ?? lines);
  cartStore.setState({ lines: changed, isKept: saveLines(cartKey, changed) });
};

/** Adding opens the panel (§4). */
export const addToCart = (item: CartItem) => {
  keepInCart(item);
  openCart();
};

/** Adds what has a page of its own on its way: that opens the panel beside it (`openCartBeside`). */
export const keepInCart = (item: CartItem) => changeCart((lines) => withItem(lines, item, newLineId()));

export const removeFromCart = (lineId: string) => changeCart((lines) => withoutLine(lines, lineId));

export const setCartQuantity = (lineId: string, quantity: number) =>
  changeCart((lines) => withQuantity(lines, lineId, quantity));

/** Changes some parts of a line: its visit, the booking that it became, a price that is another now. */
export const changeCartLine = (lineId: string, patch: LinePatch) =>
  changeCart((lines) => withPatch(lines, lineId, patch));

/** Seats that are held for longer, or booked for good. */
export const noteHold = (bookingId: string, heldUntil: number | undefined) =>
  changeCart((lines) =>
    lines.map((line) =>
      line.booked?.bookingId === bookingId ? { ...line, booked: { ...line.booked, heldUntil } } : line,
    ),
  );

/** Seats that were given back: the cart would go on to call them booked. */
export const forgetBooked = (bookingId: string) =>
  changeCart((lines) => lines.filter(({ booked }) => booked?.bookingId !== bookingId));

export const clearCart = () => changeCart(() => []);

/** The person has left: their cart stays with their account and not in this browser. */
export const leaveCart = () => {
  forgetSaved(accountCartKey);
  clearCart();
};

export const openCart = () => cartStore.setState({ isOpen: true, isBeside: false });

export const openCartBeside = () => cartStore.setState({ isOpen: true, isBeside: true });

export const closeCart = () => cartStore.setState({ isOpen: false });

/** What another tab saved becomes visible here. Returns the function that stops listening. */
export const followOtherTabs = () => {
  const look = () => cartStore.setState(({ lines }) => ({ lines: loadLines(cartKey) ?? lines }));
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== cartKey) return;
    if (newValue === null) cartStore.setState({ lines: [] });
    else look();
  };
  // a page that the browser had put aside, as for Back, has heard nothing meanwhile
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
};
