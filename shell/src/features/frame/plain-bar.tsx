import { Container, color, href, Link, Row, site } from '@northlight/site-kit';
import styled from 'styled-components';
import { CartButton } from './cart-button.tsx';
import { FramePart } from './later.tsx';
import { places } from './places.ts';

/** Where the top bar is broken: the places as links, and the cart. */
export function PlainBar() {
  return (
    <Bar>
      <Container>
        <Row $spread>
          <Link to={href('home')}>{site.productName}</Link>
          {places.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <FramePart>
            <CartButton />
          </FramePart>
        </Row>
      </Container>
    </Bar>
  );
}

const Bar = styled.header`
  min-height: 71px;
  padding-block: 12px;
  border-bottom: 1px solid ${color.ink};
`;
