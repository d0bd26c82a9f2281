import { listReviews } from '@northlight/client';
import type { ReviewSummary, ReviewView } from '@northlight/contracts';
import { apiQuery, Badge, Button, dateText, Quiet, useQuery } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts/experiences.ts';
import { Answer, Onward, Reviews, Summary } from './review-style.ts';
import { SampleReviews } from './sample-reviews.tsx';
import { Stars } from './stars.tsx';

interface ReviewPageProps {
  readonly experienceId: number;
  /** Left out on the first page. */
  readonly cursor?: string;
}

/** What visitors say of an experience, page by page; samples while nobody has said anything (decisions.md G24). */
export function ExperienceReviews({ experienceId, cursor }: ReviewPageProps) {
  const { data, isError, isFetching, refetch } = useQuery(
    apiQuery(listReviews, { params: { id: experienceId }, ...(cursor && { query: { cursor } }) }),
  );
  if (!data && isError)
    return <LoadFailure text={texts.couldntLoadReviews} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (!cursor && data.summary.count === 0) return <SampleReviews />;
  return (
    <>
      {!cursor && <SummaryLine summary={data.summary} />}
      <ReviewList reviews={data.items} takesFocus={cursor !== undefined} />
      {data.nextCursor && <More key={data.nextCursor} experienceId={experienceId} cursor={data.nextCursor} />}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loadingReviews}>
      <Skeleton $height="240px" />
    </div>
  );
}

function SummaryLine({ summary: { average, count } }: { readonly summary: ReviewSummary }) {
  return (
    <Summary>
      {average === null
        ? texts.reviewsInAll({ count })
        : texts.averageOfReviews({ average: average.toFixed(1), count })}
    </Summary>
  );
}

/** The button goes with the press, and the reviews that come in its place take the focus. */
function More(next: Required<ReviewPageProps>) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ExperienceReviews {...next} />;
  return (
    <Onward>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {texts.loadMoreReviews}
      </Button>
    </Onward>
  );
}

interface ReviewListProps {
  readonly reviews: readonly ReviewView[];
  readonly takesFocus: boolean;
}

function ReviewList({ reviews, takesFocus }: ReviewListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  return (
    <Reviews ref={list} tabIndex={-1}>
      {reviews.map((review) => (
        <li key={review.id}>
          <OneReview review={review} />
        </li>
      ))}
    </Reviews>
  );
}

function OneReview({ review }: { readonly review: ReviewView }) {
  const { stars, title, text, displayName, writtenAt, answer } = review;
  return (
    <>
      <figure>
        <blockquote>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <b>{displayName}</b> <Stars amount={stars} />{' '}
          <Quiet as="time" dateTime={writtenAt}>
            {dateText(writtenAt.slice(0, 10))}
          </Quiet>{' '}
          <Badge>{texts.verifiedVisit}</Badge>
        </figcaption>
      </figure>
      {answer && (
        <Answer>
          <b>{texts.ourAnswer}</b>
          <p>{answer}</p>
        </Answer>
      )}
    </>
  );
}
