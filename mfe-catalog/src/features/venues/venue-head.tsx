import { addressText, openingText, type VenueDetailView } from '@northlight/contracts';
import { Badge, href, LinkButton, Picture, Quiet, Row } from '@northlight/site-kit';
import { NewsletterForm } from '@northlight/site-kit/newsletter-ui';
import { ArrowLeft } from 'lucide-react';
import { texts } from '../../texts/venues.ts';
import { todayText, wallDate } from './venue-facts.ts';
import { Back, House, Title, TwoColumns } from './venue-head-style.ts';

/** The house by night with the larger half, and what one must know beside it. */
export function VenueHead({ venue }: { readonly venue: VenueDetailView }) {
  const { name, description, imageUrl, status, isNew } = venue;
  const isOpen = status === 'open';
  return (
    <header>
      <Row>
        <Back to={href('home')}>
          <ArrowLeft size={18} aria-hidden /> {texts.backToHome}
        </Back>
        <Back to={href('venues')}>{texts.allVenues}</Back>
      </Row>
      <TwoColumns>
        <House>
          <Picture
            src={imageUrl}
            alt={texts.atNight({ name })}
            hint={venue.pictures?.[imageUrl]}
            sizes="(min-width: 1080px) 800px, 92vw"
            isEager
          />
        </House>
        <div>
          <Row $gap="s">
            {isOpen && <Badge $tone="light">{texts.flagshipLocation}</Badge>}
            {isNew && <Badge>{texts.new}</Badge>}
          </Row>
          <Title>{name}</Title>
          <b>{openingText(venue, new Date().getFullYear())}</b>
          <p>{description}</p>
          <p>
            {addressText(venue)}
            {isOpen && (
              <>
                <br />
                {todayText(venue, wallDate(venue.timezone))}
              </>
            )}
          </p>
          {isOpen ? <WaysIn venueId={venue.id} /> : <NotYet />}
        </div>
      </TwoColumns>
    </header>
  );
}

function WaysIn({ venueId }: { readonly venueId: number }) {
  return (
    <Row>
      <LinkButton to={href('booking', { venueId })}>{texts.bookAVisit}</LinkButton>
      <LinkButton to={href('membership')} tone="secondary">
        {texts.becomeAMember}
      </LinkButton>
    </Row>
  );
}

/** What is planned sells nothing, and offers to tell when it does where the button would be (decisions.md 1.5). */
function NotYet() {
  return (
    <>
      <h2 id="venue-news">{texts.thisVenueIsntOpenYet}</h2>
      <NewsletterForm
        labelledBy="venue-news"
        id="venue-news-email"
        label={texts.emailMeWhenItOpens}
        submitText={texts.notifyMe}
      />
      <Quiet>{texts.wellEmailYouEachTime}</Quiet>
      <Row>
        <LinkButton to={href('venues')} tone="secondary">
          {texts.seeWhereWereOpen}
        </LinkButton>
        <LinkButton to={href('membership')} tone="secondary">
          {texts.becomeAMember}
        </LinkButton>
      </Row>
    </>
  );
}
