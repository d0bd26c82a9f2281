import { color, from, href, Link, money, rich, size, space, useBookingPolicy } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/products.ts';

/** Shipping, returns and what members get (§9). */
export function ShopTerms() {
  const rules = useBookingPolicy();
  return (
    <section aria-label={texts.shippingReturnsAndMember}>
      <Terms>
        <div>
          <dt>{texts.freeShippingOver({ over: roundMoney(rules?.freeShippingOver ?? 50) })}</dt>
          <dd>{texts.whereWeShipWithin}</dd>
        </div>
        <div>
          <dt>{texts.dayReturns}</dt>
          <dd>{texts.returnUnwornItemsWithin30}</dd>
        </div>
        <div>
          <dt>{texts.offForMembers}</dt>
          <dd>
            {rich(texts.onAllMerchandiseComparePlans, {
              link: (words) => <Link to={href('membership')}>{words}</Link>,
            })}
          </dd>
        </div>
      </Terms>
    </section>
  );
}

/** "$50", or "$49.50" */
const roundMoney = (dollars: number): string => money(dollars).replace(/\.00$/, '');

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
