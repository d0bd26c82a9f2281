import { color, from, href, Link, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Shipping, returns and what members get (§9). */
export function ShopTerms() {
  return (
    <section aria-label="Shipping, returns and member benefit">
      <Terms>
        <div>
          <dt>Free shipping over $50</dt>
          <dd>Within the US. Standard shipping takes 3–5 business days.</dd>
        </div>
        <div>
          <dt>30 days to return it</dt>
          <dd>We take back unworn items within 30 days.</dd>
        </div>
        <div>
          <dt>15% off for members</dt>
          <dd>
            On all merchandise. <Link to={href('membership')}>Compare the plans</Link>
          </dd>
        </div>
      </Terms>
    </section>
  );
}

const Terms = styled.dl`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xl};
  margin-top: ${space.huge};
  border-block: 1px solid ${color.ink};

  dt {
    margin-bottom: ${space.xs};
    font-size: ${size.lead};
    font-weight: 650;
  }

  dd {
    margin: 0;
    color: ${color.inkQuiet};
  }

  @media (${from.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    div + div {
      padding-left: ${space.xl};
      border-left: 1px solid ${color.line};
    }
  }
`;
