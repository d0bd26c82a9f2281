import { type ReviewState, reviewStates } from '@northlight/contracts';
import { Spinner, Stack, useTab } from '@northlight/site-kit';
import { EmptyState, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../../texts/reviews.ts';
import { Pager } from '../../ui/pager.tsx';
import { ReviewCard } from './review-card.tsx';
import { stateTitles } from './review-words.ts';
import { useReviews } from './use-reviews.ts';

/** What guests say of their visits, tab by tab; which tab is open stands in the address. */
export function ReviewQueue() {
  const { selected, onSelect } = useTab(reviewStates);
  const tabs = reviewStates.map((state) => ({
    id: state,
    title: stateTitles[state],
    content: state === selected && <ReviewPages key={state} state={state} />,
  }));
  return <Tabs label={texts.reviews} tabs={tabs} selected={selected} onSelect={onSelect} />;
}

/** Page after page; `trail` has where each began, so that there is a way back. */
function ReviewPages({ state }: { readonly state: ReviewState }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const { data: page, isPending, isPlaceholderData, refetch } = useReviews(state, trail.at(-1));
  // the last review of a later page was decided on: the page before has the others
  if (page?.items.length === 0 && !isPlaceholderData && trail.length > 0) setTrail(trail.slice(0, -1));
  if (isPending) return <Spinner text={texts.loadingReviews} />;
  if (!page) return <LoadFailure text={texts.couldntLoadReviews} onRetry={() => void refetch()} />;
  if (page.items.length === 0)
    return (
      <EmptyState title={state === 'waiting' ? texts.nothingWaits : texts.nothingHere} hint={texts.guestsAreAsked} />
    );
  return (
    <Stack $gap="xl" aria-busy={isPlaceholderData}>
      {page.items.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      <Pager trail={trail} next={page.nextCursor} onGo={setTrail} />
    </Stack>
  );
}
