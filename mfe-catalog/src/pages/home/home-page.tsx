import { Page, site } from '@northlight/site-kit';
import { FeaturedExperiences } from '../../features/experiences/featured-experiences.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { ExpansionBoard } from '../../features/venues/expansion-board.tsx';
import { FlagshipVenues } from '../../features/venues/flagship-venues.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Sections } from './home-layout.ts';
import { Intro } from './intro.tsx';

/** Route /. */
export function HomePage() {
  return (
    <Page
      title="Experience Reality Reimagined"
      documentTitle={`${site.productName} - Extraordinary Experiences`}
      heading="own"
      isBleed
    >
      <Hero />
      <Sections>
        <Intro />
        <FeaturedExperiences />
        <FlagshipVenues />
        <ExpansionBoard />
        <CallToAction />
      </Sections>
    </Page>
  );
}
