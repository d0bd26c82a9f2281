import { Page, site } from '@northlight/site-kit';
import { FeaturedExperiences } from '../../features/experiences/featured-experiences.tsx';
import { Hero } from '../../features/hero/hero.tsx';
import { ExpansionBoard } from '../../features/venues/expansion-board.tsx';
import { FlagshipVenues } from '../../features/venues/flagship-venues.tsx';
import { texts } from '../../texts/home.ts';
import { CallToAction } from './call-to-action.tsx';
import { Sections } from './home-layout.ts';
import { Intro } from './intro.tsx';
import { OfferLine } from './offer-line.tsx';

/** Route /. */
export function HomePage() {
  return (
    <Page
      title={texts.experienceRealityReimagined}
      documentTitle={texts.extraordinaryExperiences({ productName: site.productName })}
      heading="own"
      isBleed
    >
      <Hero />
      <Sections>
        <div>
          <OfferLine />
          <Intro />
        </div>
        <FeaturedExperiences />
        <FlagshipVenues />
        <ExpansionBoard />
        <CallToAction />
      </Sections>
    </Page>
  );
}
