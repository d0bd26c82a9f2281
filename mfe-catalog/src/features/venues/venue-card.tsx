import { openingText, streetText, type VenueView } from '@northlight/contracts';
import { Badge, color, from, href, Link, motion, Picture, Quiet, Row, radius, size, space } from '@northlight/site-kit';
import styled, { css } from 'styled-components';
import { texts } from '../../texts/venues.ts';
import { VenueTags } from './venue-tags.tsx';

interface VenueCardProps {
  readonly venue: VenueView;
  /** `lead` is the one that takes the room, `row` the small one with its picture at the left. */
  readonly shape: 'lead' | 'row';
}

/** A house among others: where, since or from when, and what runs there. The whole card leads to it. */
export function VenueCard({ venue, shape }: VenueCardProps) {
  const { name, slug, imageUrl, isNew, status } = venue;
  const isLead = shape === 'lead';
  return (
    <Card $isLead={isLead}>
      <Frame>
        <Picture
          src={imageUrl}
          alt=""
          hint={venue.pictures?.[imageUrl]}
          sizes={isLead ? '(min-width: 720px) 760px, 92vw' : '144px'}
        />
      </Frame>
      <Words>
        <Row $gap="s">
          {status === 'open' && <Badge $tone="light">{texts.flagshipLocation}</Badge>}
          {isNew && <Badge>{texts.new}</Badge>}
        </Row>
        <Name>
          <Link to={href('venue', { slug })}>{name}</Link>
        </Name>
        <Quiet>{streetText(venue)}</Quiet>
        <p>{openingText(venue, new Date().getFullYear())}</p>
        {isLead && <About>{venue.description}</About>}
        <VenueTags slug={slug} />
      </Words>
    </Card>
  );
}

const lead = css`
  grid-template-columns: minmax(0, 1fr);

  h3 {
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem);
  }

`;

const row = css`
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  padding-block: ${space.m};
  border-bottom: 1px solid ${color.line};

  @media (${from.medium}) {
    grid-template-columns: 144px minmax(0, 1fr);
  }
`;

const Card = styled.article<{ $isLead: boolean }>`
  position: relative;
  display: grid;
  align-self: start;
  gap: ${space.l};

  ${({ $isLead }) => ($isLead ? lead : row)}

  &:hover img {
    scale: 1.04;
  }
`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.s};

  img {
    transition: scale ${motion.light};
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};

  > :empty {
    display: none;
  }

  > p:nth-of-type(2) {
    font-weight: 600;
  }
`;

const About = styled.p`
  max-width: 60ch;
  margin-block: ${space.s};
  color: ${color.inkQuiet};
`;

const Name = styled.h3`
  font-size: ${size.title};

  a {
    text-decoration: none;
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a:hover {
    text-decoration: underline;
  }
`;
