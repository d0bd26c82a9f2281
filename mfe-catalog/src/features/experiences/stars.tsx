import { Star } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/experiences.ts';

/** So many of five stars, as one picture. */
export function Stars({ amount }: { readonly amount: number }) {
  return (
    <Row role="img" aria-label={texts.outOf5Stars({ amount })}>
      {Array.from({ length: 5 }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars have no other identity
        <Star key={nth} size={15} fill={nth < amount ? 'currentColor' : 'none'} aria-hidden />
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  gap: 2px;
`;
