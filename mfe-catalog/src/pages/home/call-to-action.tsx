import { Container, from, href, LinkButton, Quiet, Row, size, space } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/home.ts';

/** The last word of the home page, and one guest's (§2 Home 6). */
export function CallToAction() {
  return (
    <Container>
      <TwoColumns>
        <div>
          <h2>{texts.readyForYourNextAdventure}</h2>
          <Row>
            <LinkButton to={href('booking')}>{texts.bookNow}</LinkButton>
            <LinkButton to={href('membership')} tone="secondary">
              {texts.exploreMembership}
            </LinkButton>
          </Row>
        </div>
        <Stub>
          <figure>
            <blockquote>{texts.weCameForOneRide}</blockquote>
            <figcaption>
              {texts.marisolH} <Quiet as="span">{texts.guestAtTheRochesterFlagship}</Quiet>
            </figcaption>
          </figure>
        </Stub>
      </TwoColumns>
    </Container>
  );
}

const TwoColumns = styled.div`
  display: grid;
  align-items: center;
  gap: ${space.xxl} clamp(${space.xl}, 6vw, ${space.vast});

  h2 {
    max-width: 9em;
    margin-bottom: ${space.xl};
    font-size: clamp(2.5rem, 1.5rem + 4.6vw, 5.25rem);
    letter-spacing: -0.04em;
    line-height: 0.95;
  }

  figure {
    margin: 0;
  }

  blockquote {
    margin: 0 0 ${space.l};
    font-size: ${size.lead};
    line-height: 1.4;
  }

  figcaption {
    font-weight: 600;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
