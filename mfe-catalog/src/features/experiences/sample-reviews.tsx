import { Badge, color, dateText, Quiet, size, space } from '@northlight/site-kit';
import { Star } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/experiences.ts';

const samples = [
  {
    name: texts.noraT,
    date: '2023-08-12',
    stars: 5,
    text: texts.weTalkedAboutItAll,
  },
  {
    name: texts.victorA,
    date: '2023-09-03',
    stars: 5,
    text: texts.getThereTenMinutesEarly,
  },
  {
    name: texts.priscillaAndJo,
    date: '2023-10-21',
    stars: 4,
    text: texts.weWerentSureWhat,
  },
];

/** Three samples, said to be samples: they stand until visitors have written reviews (decisions.md G24). */
export function SampleReviews() {
  return (
    <Reviews>
      {samples.map(({ name, date, stars, text }) => (
        <li key={name}>
          <figure>
            <blockquote>{text}</blockquote>
            <figcaption>
              <b>{name}</b> <Stars amount={stars} /> <Quiet as="time">{dateText(date)}</Quiet>{' '}
              <Badge>{texts.sample}</Badge>
            </figcaption>
          </figure>
        </li>
      ))}
    </Reviews>
  );
}

function Stars({ amount }: { readonly amount: number }) {
  return (
    <Row role="img" aria-label={texts.outOf5Stars({ amount })}>
      {Array.from({ length: 5 }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars have no other identity
        <Star key={nth} size={15} fill={nth < amount ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </Row>
  );
}

const Reviews = styled.ul`
  max-width: 66ch;

  li {
    padding-block: ${space.l};
    border-bottom: 1px solid ${color.line};
  }

  figure {
    margin: 0;
  }

  blockquote {
    margin: 0 0 ${space.s};
    font-size: ${size.lead};
    line-height: 1.4;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s};
  }
`;

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
`;
