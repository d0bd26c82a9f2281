import { from, space, VisuallyHidden } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/experiences.ts';

/** The room that cards will take, and the one spoken word about the wait (U36). */
export function ExperienceSkeletons({ amount }: { readonly amount: number }) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loadingExperiences}</VisuallyHidden>
      {Array.from({ length: amount }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <Shape key={nth}>
          <Skeleton $ratio="3 / 2" />
          <Skeleton $height="28px" $width="62%" />
          <Skeleton $height="72px" />
          <Skeleton $height="40px" />
        </Shape>
      ))}
    </>
  );
}

/** The first card of a wall, which takes a row of its own. */
export function LeadSkeleton() {
  return (
    <Lead>
      <Skeleton $ratio="3 / 2" />
      <Shape>
        <Skeleton $height="44px" $width="72%" />
        <Skeleton $height="72px" />
        <Skeleton $height="40px" />
      </Shape>
    </Lead>
  );
}

const Lead = styled.div`
  display: grid;
  align-items: end;
  gap: ${space.m} clamp(${space.xl}, 4vw, ${space.huge});

  @media (${from.medium}) {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`;

const Shape = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.m};
`;
