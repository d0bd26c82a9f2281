/** The pages about what guests paid at the desk, were given, and say. */
export { PromoCodesPage } from './promo-codes/promo-codes-page.tsx';
export { ReviewsPage } from './reviews/reviews-page.tsx';
export { TillPage } from './till/till-page.tsx';
export { VouchersPage } from './vouchers/vouchers-page.tsx';
