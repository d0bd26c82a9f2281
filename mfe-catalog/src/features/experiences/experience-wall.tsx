import type { ExperienceView } from '@northlight/contracts';
import { from, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { ExperienceCard } from './experience-card.tsx';
import { ExperienceSkeletons, LeadSkeleton } from './experience-skeleton.tsx';

/** The cards of the catalogue. */
export function ExperienceWall({ experiences }: { readonly experiences: readonly ExperienceView[] }) {
  return (
    <CardGrid>
      {experiences.map((experience, nth) => (
        <ExperienceCard
          key={experience.id}
          experience={experience}
          shape={shapeOf(nth, experiences.length)}
          isEager={nth === 0}
        />
      ))}
    </CardGrid>
  );
}

/** The room that the catalogue will take. */
export function ExperienceWallSkeleton() {
  return (
    <CardGrid>
      <LeadSkeleton />
      <ExperienceSkeletons amount={6} />
    </CardGrid>
  );
}

/**
 * Every seventh takes a whole row, its picture the larger half, on the left and on the right by turns; so does the last
 * one where it would stand alone among three columns.
 */
const shapeOf = (nth: number, amount: number) => {
  if (nth === amount - 1 && (nth % 7 === 1 || nth % 7 === 4)) return 'closing';
  if (nth % 7 > 0) return 'poster';
  return nth % 14 === 0 ? 'lead' : 'mirrored';
};

const CardGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space.xxl}, 5vw, ${space.huge}) ${space.xl};

  @media (${from.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > article:nth-child(7n + 1) {
      grid-column: 1 / -1;
    }
  }

  @media (${from.large}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > article:last-child:nth-child(7n + 2),
    > article:last-child:nth-child(7n + 5) {
      grid-column: 1 / -1;
    }
  }
`;
