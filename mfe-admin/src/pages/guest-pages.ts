/** The pages about what guests were given, and what they say. */
export { PromoCodesPage } from './promo-codes/promo-codes-page.tsx';
export { ReviewsPage } from './reviews/reviews-page.tsx';
export { VouchersPage } from './vouchers/vouchers-page.tsx';
