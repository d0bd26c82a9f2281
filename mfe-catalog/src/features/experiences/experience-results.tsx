import type { ExperienceView } from '@northlight/contracts';
import { announce, Button, count, font, from, size, space, useQuery } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { ExperienceCard } from './experience-card.tsx';
import { ExperienceSkeletons } from './experience-skeleton.tsx';
import { experiencesOptions } from './use-experiences.ts';

interface ExperienceResultsProps {
  /** What the visitor asked for: filters and puts in order. */
  readonly arrange: (all: readonly ExperienceView[]) => readonly ExperienceView[];
  readonly onClear: () => void;
}

/** The catalogue's list: loading, failed, empty, or the cards with how many there are (§2). */
export function ExperienceResults({ arrange, onClear }: ExperienceResultsProps) {
  const { data, isError, isFetching, refetch } = useQuery(experiencesOptions);
  if (isError) {
    const text = 'Failed to load experiences. Please try again.';
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Wall>
        <ExperienceSkeletons amount={6} />
      </Wall>
    );
  }
  return <Found experiences={arrange(data)} onClear={onClear} />;
}

function Found({ experiences, onClear }: { experiences: readonly ExperienceView[]; onClear: () => void }) {
  const found = count(experiences.length, 'experience');
  useEffect(() => announce(`${found} found`), [found]);
  if (experiences.length === 0) return <NothingFound onClear={onClear} />;
  return (
    <>
      <Count>{found} found</Count>
      <Wall>
        {experiences.map((experience, nth) => (
          <ExperienceCard
            key={experience.id}
            experience={experience}
            shape={shapeOf(nth, experiences.length)}
            isEager={nth === 0}
          />
        ))}
      </Wall>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No experiences found" hint="Try adjusting your search or filter criteria">
      <Button tone="secondary" onClick={onClear}>
        Clear Filters
      </Button>
    </EmptyState>
  );
}

const Count = styled.h2`
  margin-bottom: ${space.xl};
  font: 600 ${size.text} / 1.55 ${font.text};
  letter-spacing: 0;
`;

/**
 * Every seventh takes a whole row, its picture the larger half, on the left and on the right by turns; so does the last
 * one where it would stand alone among three columns.
 */
const shapeOf = (nth: number, amount: number) => {
  if (nth === amount - 1 && (nth % 7 === 1 || nth % 7 === 4)) return 'closing';
  if (nth % 7 > 0) return 'poster';
  return nth % 14 === 0 ? 'lead' : 'mirrored';
};

const Wall = styled.div`
  display: grid;
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
