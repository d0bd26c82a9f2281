import { Link, rich, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/products.ts';

/** For whoever looks for a present and cannot decide. */
export function GiftCardHint() {
  return <Hint>{rich(texts.notSureWhatTheyWant, { link: (words) => <Link to="/gift-cards">{words}</Link> })}</Hint>;
}

const Hint = styled.p`
  margin-top: ${space.xxl};
`;
