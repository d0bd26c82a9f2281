import type { OwnReviewView, ReviewRefusal } from '@northlight/contracts';
import { color, href, LinkButton, Notice, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/write-review.ts';

const reasons: Readonly<Record<ReviewRefusal, string>> = {
  off_topic: texts.offTopic,
  abusive: texts.abusive,
  personal_data: texts.personalData,
  not_about_visit: texts.notAboutVisit,
};

/** A review that was decided on: what became of it, what was written, and what the house said to it. */
export function WrittenReview({ review }: { readonly review: OwnReviewView }) {
  const { standing, refusal, experienceSlug, answer, review: written } = review;
  return (
    <Stack $gap="xl">
      {standing === 'approved' && (
        <Notice tone="good" title={texts.yourReviewIsShown}>
          <LinkButton to={`${href('experience', { slug: experienceSlug })}?tab=reviews`} tone="secondary" isSmall>
            {texts.readTheReviews}
          </LinkButton>
        </Notice>
      )}
      {refusal && <Notice title={texts.yourReviewIsntShown}>{reasons[refusal]}</Notice>}
      {written && (
        <Words>
          <p>{texts.outOf5Stars({ stars: written.stars })}</p>
          {written.title && <b>{written.title}</b>}
          <p>{written.text}</p>
          <p>{written.displayName}</p>
        </Words>
      )}
      {answer && (
        <section aria-labelledby="review-answer">
          <h2 id="review-answer">{texts.ourAnswer}</h2>
          <Words>
            <p>{answer}</p>
          </Words>
        </section>
      )}
    </Stack>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${space.s};
  padding-left: ${space.l};
  border-left: 3px solid ${color.action};

  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
