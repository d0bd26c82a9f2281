import { manageTokenIn, type OwnReviewView } from '@northlight/contracts';
import { dateText, LinkButton, Notice, Page, space, useParams, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { NotTheirs } from '../../features/find-links/not-theirs.tsx';
import { type Access, isNotTheirs, isReplaced } from '../../features/manage-booking/manage-calls.ts';
import { ownReviewQuery } from '../../features/write-review/review-calls.ts';
import { ReviewForm } from '../../features/write-review/review-form.tsx';
import { StopRequests } from '../../features/write-review/stop-requests.tsx';
import { WrittenReview } from '../../features/write-review/written-review.tsx';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/write-review.ts';
import { useLinkToken } from '../../use-link-token.ts';

/** Route /bookings/{id}/review#{token}: what its visit was like, for the owner and for whoever has the link of the booking. */
export function ReviewPage() {
  const { id = '' } = useParams();
  return <OneReview key={id} id={id} />;
}

function OneReview({ id }: { readonly id: string }) {
  const token = useLinkToken('manage', id, manageTokenIn);
  return <Opened key={token} access={{ id, token }} />;
}

function Opened({ access }: { readonly access: Access }) {
  const { data, error, isError, refetch } = useQuery(ownReviewQuery(access));
  if (data) return <Found access={access} review={data} />;
  if (isError && isNotTheirs(error)) return <NotTheirs isReplaced={isReplaced(error)} />;
  return (
    <Page title={texts.reviewYourVisit}>
      {isError ? <LoadFailed text={texts.couldntLoadYourReview} onRetry={refetch} /> : <Loading />}
    </Page>
  );
}

interface FoundProps {
  readonly access: Access;
  readonly review: OwnReviewView;
}

function Found({ access, review }: FoundProps) {
  const { experienceName: experience, venueName: venue, visitedOn, mayBeAsked } = review;
  return (
    <Page title={texts.reviewYourVisit} lead={texts.visitOf({ experience, venue, date: dateText(visitedOn) })}>
      <Narrow>
        <ByStanding access={access} review={review} />
        <StopRequests access={access} mayBeAsked={mayBeAsked} />
      </Narrow>
    </Page>
  );
}

/** A review may be written once its party was let in, and changed until somebody of the house has decided on it. */
function ByStanding({ access, review }: FoundProps) {
  const { standing } = review;
  if (standing === 'not_visited') {
    return (
      <Notice title={texts.notVisitedYet}>
        <LinkButton to={`/bookings/${access.id}`} tone="secondary" isSmall>
          {texts.seeTheBooking}
        </LinkButton>
      </Notice>
    );
  }
  if (standing === 'approved' || standing === 'refused') return <WrittenReview review={review} />;
  return (
    <>
      {standing === 'waiting' && <Notice tone="good" title={texts.thanksWeReadIt} />}
      <ReviewForm key={standing} access={access} review={review} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingYourReview}>
      <Skeleton $height="420px" />
    </div>
  );
}

const Narrow = styled.div`
  display: grid;
  max-width: 640px;
  gap: ${space.xxl};
`;
