import {
  Container,
  color,
  from,
  href,
  LinkButton,
  PageTitle,
  Picture,
  Row,
  radius,
  site,
  size,
  space,
} from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/franchise.ts';

/** The invitation, beside a house that is not built yet. */
export function Hero() {
  const [name = ''] = site.productName.split(' ');
  return (
    <Sides>
      <div>
        <PageTitle>{texts.bringToYourCity({ name })}</PageTitle>
        <p>{texts.ourFirstVenueIsOpen}</p>
        <Row>
          <LinkButton to={href('franchiseApply')}>{texts.apply}</LinkButton>
          <LinkButton to={href('franchisePortal')} tone="secondary">
            {texts.iHaveAnAccessCode}
          </LinkButton>
        </Row>
      </div>
      <House src="/media/art/venues/new-york-city/main.jpg" alt="" sizes="(min-width: 1080px) 55vw, 100vw" isEager />
    </Sides>
  );
}

const House = styled(Picture)`
  border-radius: ${radius.m};
`;

const Sides = styled(Container)`
  display: grid;
  gap: ${space.xxl};
  align-items: end;
  padding-block: clamp(${space.xl}, 5vw, ${space.huge}) clamp(${space.l}, 2vw, ${space.xl});

  p {
    max-width: 48ch;
    margin-block: ${space.xl};
    color: ${color.inkQuiet};
    font-size: ${size.lead};
    line-height: 1.45;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
