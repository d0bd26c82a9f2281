import type { ExperienceView } from '@northlight/contracts';
import { Container, href, IconButton, LinkButton, useQuery } from '@northlight/site-kit';
import { LoadFailure } from '@northlight/site-kit/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { ExperienceCard } from './experience-card.tsx';
import { ExperienceSkeletons } from './experience-skeleton.tsx';
import { Head, Rail, Steps } from './featured-style.ts';
import { experiencesOptions } from './use-experiences.ts';
import { useRail } from './use-rail.ts';

/** The experiences on a rail that is pushed by 400 px, the popular ones first (§2 Home 3). */
export function FeaturedExperiences() {
  const { data, isError, isFetching, refetch } = useQuery(experiencesOptions);
  const track = useRef<HTMLUListElement>(null);
  const rail = useRail(track, data?.length ?? 0);
  return (
    <section aria-labelledby="featured">
      <Container>
        <Head>
          <h2 id="featured">Featured Experiences</h2>
          <Steps>
            <IconButton label="Earlier experiences" disabled={rail.isAtStart} onClick={() => rail.push(-1)}>
              <ArrowLeft size={20} aria-hidden />
            </IconButton>
            <IconButton label="More experiences" disabled={rail.isAtEnd} onClick={() => rail.push(1)}>
              <ArrowRight size={20} aria-hidden />
            </IconButton>
          </Steps>
        </Head>
        {isError && (
          <LoadFailure
            text="Failed to load experiences. Please try again."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Container>
      {!isError && (
        <Rail ref={track} onScroll={rail.look}>
          {data ? <Cards experiences={data} /> : <ExperienceSkeletons amount={4} />}
        </Rail>
      )}
      <Container>
        <LinkButton to={href('experiences')} tone="secondary">
          View All Experiences
        </LinkButton>
      </Container>
    </section>
  );
}

function Cards({ experiences }: { readonly experiences: readonly ExperienceView[] }) {
  return experiences
    .toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular))
    .map((experience) => (
      <li key={experience.id}>
        <ExperienceCard experience={experience} />
      </li>
    ));
}
