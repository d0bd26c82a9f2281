import type { ExperienceView } from '@northlight/contracts';
import { Container, href, IconButton, LinkButton, useQuery } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useDeferredValue, useRef } from 'react';
import { texts } from '../../texts/experiences.ts';
import { ExperienceCard } from './experience-card.tsx';
import { ExperienceSkeletons } from './experience-skeleton.tsx';
import { Head, More, Rail, Steps } from './featured-style.ts';
import { experiencesOptions } from './use-experiences.ts';
import { useRail } from './use-rail.ts';

/** More than a window shows of the rail. The others are laid out in a moment of their own: together it takes too long. */
const atFirst = 5;

/** The experiences on a rail that is pushed by 400 px, the popular ones first (§2 Home 3). */
export function FeaturedExperiences() {
  const { data, isError, isFetching, refetch } = useQuery(experiencesOptions);
  const track = useRef<HTMLUListElement>(null);
  const isWhole = useDeferredValue(true, false);
  const rail = useRail(track, isWhole ? (data?.length ?? 0) : atFirst);
  const failure = texts.failedToLoadExperiencesPlease;
  return (
    <section aria-labelledby="featured">
      <Container>
        <Head>
          <h2 id="featured">{texts.featuredExperiences}</h2>
          <Pushers rail={rail} />
        </Head>
        {isError && <LoadFailure text={failure} isRetrying={isFetching} onRetry={() => void refetch()} />}
        {data?.length === 0 && <EmptyState title={texts.noExperiencesYet} />}
      </Container>
      {!isError && data?.length !== 0 && (
        <Rail ref={track} onScroll={rail.look}>
          {data ? (
            <Cards experiences={data} amount={isWhole ? data.length : atFirst} />
          ) : (
            <ExperienceSkeletons amount={4} />
          )}
        </Rail>
      )}
      <More>
        <LinkButton to={href('experiences')} tone="secondary">
          {texts.viewAllExperiences}
        </LinkButton>
      </More>
    </section>
  );
}

/** At an end its button stays in reach of the keyboard and does nothing, so that the focus is not lost there. */
function Pushers({ rail }: { readonly rail: ReturnType<typeof useRail> }) {
  return (
    <Steps>
      <IconButton label={texts.previousExperiences} aria-disabled={rail.isAtStart} onClick={() => rail.push(-1)}>
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label={texts.nextExperiences} aria-disabled={rail.isAtEnd} onClick={() => rail.push(1)}>
        <ArrowRight size={20} aria-hidden />
      </IconButton>
    </Steps>
  );
}

interface CardsProps {
  readonly experiences: readonly ExperienceView[];
  readonly amount: number;
}

function Cards({ experiences, amount }: CardsProps) {
  return experiences
    .toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular))
    .slice(0, amount)
    .map((experience) => (
      <li key={experience.id}>
        <ExperienceCard experience={experience} />
      </li>
    ));
}
