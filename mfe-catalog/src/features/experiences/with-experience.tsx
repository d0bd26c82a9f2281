import type { ExperienceView } from '@northlight/contracts';
import { Container, HttpError, href, LinkButton, Page, useQuery, VisuallyHidden } from '@northlight/site-kit';
import { LoadFailure, Skeleton } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { experienceOptions } from './use-experiences.ts';

interface WithExperienceProps {
  readonly slug: string;
  readonly children: (experience: ExperienceView) => ReactNode;
}

/** Loads one experience for what is shown of it; says so when there is none, or when it cannot be had right now. */
export function WithExperience({ slug, children }: WithExperienceProps) {
  const { data, error, isFetching, refetch } = useQuery(experienceOptions(slug));
  if (data) return children(data);
  if (error instanceof HttpError && error.status === 404) return <Missing />;
  if (error) {
    return (
      <Page title="Experience">
        <LoadFailure
          text="Failed to load this experience. Please try again."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  return (
    <Waiting>
      <VisuallyHidden role="status">Loading experience</VisuallyHidden>
      <Skeleton $height="64px" $width="50%" />
      <Skeleton $ratio="3 / 2" $width="min(100%, 820px)" />
    </Waiting>
  );
}

function Missing() {
  return (
    <Page title="Experience not found" lead="The experience you're looking for doesn't exist or has been removed.">
      <LinkButton to={href('experiences')}>Browse Experiences</LinkButton>
    </Page>
  );
}

const Waiting = styled(Container)`
  display: grid;
  min-height: 90vh;
  align-content: start;
  gap: 24px;
  padding-block: 64px;
`;
