/** The pages about what guests were given, and what they say. */
export { ReviewsPage } from './reviews/reviews-page.tsx';
export { VouchersPage } from './vouchers/vouchers-page.tsx';
