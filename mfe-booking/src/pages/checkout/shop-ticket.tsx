import {
  Button,
  type CartLine,
  color,
  font,
  from,
  lineTotal,
  maxQuantityOf,
  money,
  Picture,
  removeFromCart,
  setCartQuantity,
  size,
  space,
} from '@northlight/site-kit';
import { LineNote } from '@northlight/site-kit/cart-ui';
import { Stepper, Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/checkout.ts';
import { Part } from './checkout-layout.ts';
import { countIdOf, newsIdOf } from './problems.ts';
import { ShippingChoice } from './shipping-choice.tsx';
import type { CheckoutDesk } from './use-checkout-desk.ts';

/** The merchandise of the order, on one ticket: it is collected in one place, or shipped. */
export function Merchandise({ desk }: { readonly desk: CheckoutDesk }) {
  const things = desk.lines.filter(({ type }) => type === 'product');
  const place = desk.venues.data?.find(({ status }) => status === 'open');
  if (things.length === 0) return null;
  return (
    <Part aria-labelledby="checkout-things">
      <h2 id="checkout-things" tabIndex={-1}>
        {desk.shipping.isOffered ? texts.yourItems : texts.forPickup}
      </h2>
      <Stub {...(!desk.shipping.isOffered && { tail: <Where>{whereText(place)}</Where> })}>
        <List>
          {things.map((line) => (
            <li key={line.lineId}>
              <Thing desk={desk} line={line} />
            </li>
          ))}
        </List>
      </Stub>
      <ShippingChoice desk={desk} />
    </Part>
  );
}

type Venue = NonNullable<CheckoutDesk['venues']['data']>[number];

const whereText = (place: Venue | undefined): string =>
  place
    ? texts.pickUpAtNoShipping({ name: place.name, address: place.address, city: place.city })
    : texts.pickUpAtOurFlagship;

function Thing({ desk, line }: { readonly desk: CheckoutDesk; readonly line: CartLine }) {
  const news = desk.news.get(line.lineId);
  const remove = () => {
    removeFromCart(line.lineId);
    desk.sayRemoved();
  };
  return (
    <Parts role="group" aria-label={line.name}>
      <Image src={line.imageUrl} alt="" shape="square" sizes="88px" />
      <div>
        <h3>{line.name}</h3>
        {line.variant && <p>{line.variant}</p>}
        <p>
          {texts.each({ price: money(line.price) })}
          {desk.buyer.plan !== undefined && ` · ${texts.memberPrice}`}
        </p>
      </div>
      <Amount>{money(lineTotal(line))}</Amount>
      {news && <Note id={newsIdOf(line)} line={line} news={news} />}
      <Foot>
        <Count
          id={countIdOf(line)}
          label={texts.quantity}
          value={line.quantity}
          min={1}
          max={maxQuantityOf(line)}
          onChange={(quantity) => setCartQuantity(line.lineId, quantity)}
          onRefuse={desk.refuseCount(line.lineId)}
        />
        <Button tone="quiet" isSmall onClick={remove} aria-label={texts.removeOf({ name: line.name })}>
          {texts.remove}
        </Button>
      </Foot>
    </Parts>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xl};

  li + li {
    padding-top: ${space.xl};
    border-top: 1px solid ${color.line};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  gap: ${space.m} ${space.l};
  align-items: start;

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Image = styled(Picture)`
  width: 88px;
  border-radius: 6px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  /* words without a border end where the other words end */
  > :last-child {
    margin-right: -12px;
  }
`;

const Amount = styled.strong`
  grid-column: 2;
  font: 700 ${size.lead} / 1 ${font.display};

  @media (${from.medium}) {
    grid-row: 1;
    grid-column: 3;
  }
`;

const Note = styled(LineNote)`
  grid-column: 1 / -1;
`;

/** The label is for those who do not see what the number stands beside. */
const Count = styled(Stepper)`
  label {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

const Where = styled.p`
  color: ${color.inkQuiet};
`;
