import type { ExperienceView } from '@northlight/contracts';
import { HttpError, href, LinkButton, Page, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts/experiences.ts';
import { experienceOptions } from './use-experiences.ts';

interface WithExperienceProps {
  readonly slug: string;
  /** The room that it will take. */
  readonly waiting: ReactNode;
  readonly children: (experience: ExperienceView) => ReactNode;
}

/** Loads one experience for what is shown of it; says so when there is none, or when it cannot be had right now. */
export function WithExperience({ slug, waiting, children }: WithExperienceProps) {
  const { data, error, isFetching, refetch } = useQuery(experienceOptions(slug));
  if (data) return children(data);
  if (error instanceof HttpError && error.status === 404) return <Missing />;
  if (error) {
    return (
      <Page title={texts.experience}>
        <LoadFailure text={texts.couldntLoadThisExperience} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return waiting;
}

function Missing() {
  return (
    <Page title={texts.experienceNotFound} lead={texts.theExperienceYoureLooking}>
      <LinkButton to={href('experiences')}>{texts.browseExperiences}</LinkButton>
    </Page>
  );
}
