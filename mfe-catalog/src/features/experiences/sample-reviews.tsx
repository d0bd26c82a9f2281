import { Badge, color, dateText, Quiet, size, space } from '@northlight/site-kit';
import { Star } from 'lucide-react';
import styled from 'styled-components';

const samples = [
  {
    name: 'Nora T.',
    date: '2023-08-12',
    stars: 5,
    text: 'We talked about it all the way home and then once more, in detail, to the cat.',
  },
  {
    name: 'Victor A.',
    date: '2023-09-03',
    stars: 5,
    text: 'Come ten minutes early. The orientation is short, kind, and makes the whole thing better.',
  },
  {
    name: 'Priscilla and Jo',
    date: '2023-10-21',
    stars: 4,
    text: 'We were not sure what to expect. We came out smiling, and with our next visit already planned.',
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
              <b>{name}</b> <Stars amount={stars} /> <Quiet as="time">{dateText(date)}</Quiet> <Badge>Sample</Badge>
            </figcaption>
          </figure>
        </li>
      ))}
    </Reviews>
  );
}

function Stars({ amount }: { readonly amount: number }) {
  return (
    <Row role="img" aria-label={`${amount} of 5 stars`}>
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
