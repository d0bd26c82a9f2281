import { Page } from '@northlight/site-kit';
import { ReviewQueue } from '../../features/moderate-reviews/review-queue.tsx';
import { texts } from '../../texts/reviews.ts';

/** Route /admin/reviews: what guests say of their visits, before everybody reads it. For admins and the desk. */
export function ReviewsPage() {
  return (
    <Page title={texts.reviews} lead={texts.readThemBefore}>
      <ReviewQueue />
    </Page>
  );
}
