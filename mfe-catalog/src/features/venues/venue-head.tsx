import type { VenueView } from '@northlight/contracts';
import {
  Badge,
  from,
  href,
  Link,
  LinkButton,
  PageTitle,
  Picture,
  Row,
  radius,
  size,
  space,
} from '@northlight/site-kit';
import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { addressText, openingText } from './venue-facts.ts';

/** The house by night with the larger half, and what one must know beside it. */
export function VenueHead({ venue }: { readonly venue: VenueView }) {
  const { id, name, description, imageUrl, status, isNew } = venue;
  const isOpen = status === 'open';
  return (
    <header>
      <Back to={href('home')}>
        <ArrowLeft size={18} aria-hidden /> Back to Home
      </Back>
      <Halves>
        <House src={imageUrl} alt={`${name} by night`} sizes="(min-width: 1080px) 800px, 92vw" isEager />
        <div>
          <Row $gap="s">
            {isOpen && <Badge $tone="light">Flagship Location</Badge>}
            {isNew && <Badge>New</Badge>}
          </Row>
          <Title>{name}</Title>
          <b>{openingText(venue, new Date().getFullYear())}</b>
          <p>{description}</p>
          <p>{addressText(venue)}</p>
          <Row>
            {isOpen && <LinkButton to={href('booking', { venueId: id })}>Book a Visit</LinkButton>}
            <LinkButton to={href('membership')} tone="secondary">
              Become a Member
            </LinkButton>
          </Row>
        </div>
      </Halves>
    </header>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  width: fit-content;
  min-height: 32px;
  align-items: center;
  gap: ${space.s};
  margin-bottom: ${space.xl};
  font-weight: 600;
`;

const Halves = styled.div`
  display: grid;
  gap: ${space.xl} clamp(${space.xl}, 4vw, ${space.huge});
  margin-bottom: ${space.xxl};

  > div {
    display: grid;
    align-content: end;
    gap: ${space.m};
  }

  b {
    font-size: ${size.lead};
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`;

const House = styled(Picture)`
  border-radius: ${radius.m};
`;

const Title = styled(PageTitle)`
  font-size: clamp(2.5rem, 1.5rem + 3.4vw, 4.25rem);
  line-height: 0.95;
`;
