/** What the cart panel and checkout show of a line beside its fields. Bundled by those fronts, not shared at run time. */
export { LeaveBooking } from './leave-booking.tsx';
export type { LineNews } from './line-news.ts';
export { LineNote } from './line-note.tsx';
export { useCartNews } from './use-cart-news.ts';
