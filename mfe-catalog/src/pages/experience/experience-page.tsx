import type { ExperienceView } from '@northlight/contracts';
import { Page, useParams } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { ChooseVisit } from '../../features/choose-visit/choose-visit.tsx';
import { ExperienceHead } from '../../features/experiences/experience-head.tsx';
import { ExperienceTabs } from '../../features/experiences/experience-tabs.tsx';
import { WithExperience } from '../../features/experiences/with-experience.tsx';
import { MediaCarousel } from '../../features/show-media/media-carousel.tsx';
import { WithVenues } from '../../features/venues/with-venues.tsx';
import { texts as words } from '../../texts/experience.ts';
import { Columns, Side, Story } from './experience-layout.ts';
import { ExperienceSkeleton } from './experience-skeleton.tsx';
import { PriceBar } from './price-bar.tsx';

/** Route /experience/{slug}. */
export function ExperiencePage() {
  const { slug = '' } = useParams();
  return (
    <WithExperience key={slug} slug={slug} waiting={<ExperienceSkeleton />}>
      {(experience) => (
        <Page title={experience.name} heading="own">
          <ExperienceHead experience={experience} />
          <Columns>
            <Story>
              <MediaCarousel
                name={experience.name}
                media={mediaOf(experience)}
                texts={experience.pictureTexts}
                hints={experience.pictures}
              />
              <ExperienceTabs experience={experience} />
              <PriceBar price={experience.price} />
            </Story>
            <Side id="visit" aria-label={words.bookThisExperience}>
              <WithVenues skeleton={<Skeleton $height="820px" />}>
                {(venues) => <ChooseVisit experience={experience} venues={venues} />}
              </WithVenues>
            </Side>
          </Columns>
        </Page>
      )}
    </WithExperience>
  );
}

/** All that there is to be seen; of a new experience without pictures the room for one. */
const mediaOf = ({ imageUrl, galleryImages }: ExperienceView): readonly string[] => {
  const media = [imageUrl, ...galleryImages].filter(Boolean);
  return media.length > 0 ? media : [''];
};
