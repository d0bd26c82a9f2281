import type { VenueExperienceView } from '@northlight/contracts';
import { Badge, from, space, useQuery, VisuallyHidden } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { programmeOptions } from './use-venues.ts';

interface VenueProgrammeProps {
  readonly slug: string;
  readonly children: (experience: VenueExperienceView) => ReactNode;
}

/** What runs at a venue, or that nothing does yet (§2 Venue detail). */
export function VenueProgramme({ slug, children }: VenueProgrammeProps) {
  const { data, isError, isFetching, refetch } = useQuery(programmeOptions(slug));
  if (isError) {
    const text = texts.failedToLoadExperiencesPlease;
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <VisuallyHidden role="status">{texts.loadingExperiences}</VisuallyHidden>
        <Skeleton $height="420px" />
      </>
    );
  }
  if (data.length === 0) return <p>{texts.noExperiencesAvailable}</p>;
  return (
    <CardGrid>
      {data.map((experience) => (
        <li key={experience.id}>
          {children(experience)}
          {experience.isExclusive && <Only>{texts.exclusive}</Only>}
        </li>
      ))}
    </CardGrid>
  );
}

const CardGrid = styled.ul`
  display: grid;
  gap: ${space.xxl} ${space.xl};

  li {
    position: relative;
  }

  @media (${from.medium}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (${from.large}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Only = styled(Badge)`
  position: absolute;
  top: ${space.m};
  right: ${space.m};
`;
