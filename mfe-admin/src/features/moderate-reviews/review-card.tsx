import type { ModeratedReviewView } from '@northlight/contracts';
import { color, dateText, Notice, Quiet, Row, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { problemText } from '../../forms/field-problems.ts';
import { useVenueName } from '../../queries/open-venues.ts';
import { texts } from '../../texts/reviews.ts';
import { ApproveButton, RefuseForm } from './decide.tsx';
import { ReviewAnswer } from './review-answer.tsx';
import { reasonTexts } from './review-words.ts';
import { useDeed } from './use-reviews.ts';

interface ReviewCardProps {
  readonly review: ModeratedReviewView;
}

/** One review as a whole, and what may be done with it. */
export function ReviewCard({ review }: ReviewCardProps) {
  const { id, written, state, refusal } = review;
  const deed = useDeed(review);
  return (
    <Card aria-labelledby={`review-${id}`}>
      <Words review={review} />
      {refusal && <Quiet>{texts.refusedBecause({ reason: reasonTexts[refusal] })}</Quiet>}
      {deed.error && <Notice tone="bad" title={problemText(deed.error)} />}
      <Decisions $gap="l">
        {state !== 'approved' && <ApproveButton deed={deed} />}
        {state !== 'refused' && <RefuseForm id={id} deed={deed} />}
      </Decisions>
      {state === 'approved' && written && <ReviewAnswer key={review.version} review={review} deed={deed} />}
    </Card>
  );
}

function Words({ review }: ReviewCardProps) {
  const { id, written, experienceName: experience, venueId, visitedOn, writtenAt } = review;
  const venue = useVenueName()(venueId);
  return (
    <Stack $gap="s">
      <h2 id={`review-${id}`}>{written?.title || experience}</h2>
      <Quiet>{texts.aboutVisit({ experience, venue, visited: dateText(visitedOn) })}</Quiet>
      {written ? (
        <>
          <b>{texts.outOf5({ stars: written.stars })}</b>
          <Text>{written.text}</Text>
          <Quiet>{texts.writtenBy({ name: written.displayName, written: minuteText(writtenAt) })}</Quiet>
        </>
      ) : (
        <Notice title={texts.unreadable} />
      )}
    </Stack>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${space.l};
  padding-bottom: ${space.xl};
  border-bottom: 1px solid ${color.line};
`;

/** Buttons stand on the line of the field beside them. */
const Decisions = styled(Row)`
  align-items: flex-end;

  form {
    align-items: flex-end;
  }
`;

const Text = styled.p`
  max-width: 72ch;
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
