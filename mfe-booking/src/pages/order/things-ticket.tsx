import type { CollectionPlace, OrderProductView, OrderView } from '@northlight/contracts';
import { color, href, Link, money, Picture, rich, size, space } from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { isPartial, weekRows } from '../../features/see-order/order-texts.ts';
import { momentText } from '../../moment-text.ts';
import { texts } from '../../texts/order.ts';
import { Name } from '../../ticket-parts.ts';
import { Parcel } from './parcel.tsx';

/** The merchandise of the order, and where it waits. */
export function ThingsTicket({ order }: { readonly order: OrderView }) {
  const { products, collectAt, collectBy, status, shipment } = order;
  const place = collectAt && status === 'reserved' ? <Place place={collectAt} by={collectBy} /> : undefined;
  return (
    <Stub tail={shipment && status !== 'cancelled' ? <Parcel shipment={shipment} products={products} /> : place}>
      <Name as="h2">{titleOf(order)}</Name>
      <List>
        {products.map((thing) => (
          <Thing key={`${thing.productId} ${thing.variant}`} thing={thing} />
        ))}
      </List>
    </Stub>
  );
}

const titles = {
  reserved: texts.forPickup,
  awaiting_payment: texts.forPickup,
  collected: texts.pickedUp,
  shipped: texts.onItsWay,
  cancelled: texts.canceled,
} as const;

const shipmentTitles = {
  to_pack: texts.toBeShipped,
  packed: texts.packedAndReady,
  shipped: texts.onItsWay,
  delivered: texts.delivered,
} as const;

const titleOf = ({ status, shipment }: OrderView): string => {
  if (!shipment || status === 'cancelled') return titles[status];
  return isPartial(shipment) ? texts.partlyOnItsWay : shipmentTitles[shipment.state];
};

function Thing({ thing }: { readonly thing: OrderProductView }) {
  return (
    <li>
      <Image src={thing.imageUrl} alt="" shape="square" sizes="64px" />
      <div>
        <b>{thing.name}</b>
        <p>
          {thing.variant && `${thing.variant}, `}
          {thing.quantity} × {money(thing.price)}
        </p>
      </div>
      <b>{money(thing.total)}</b>
    </li>
  );
}

function Place({ place, by }: { readonly place: CollectionPlace; readonly by: string | null }) {
  return (
    <Where>
      <div>
        <b>
          <Link to={href('venue', { slug: place.slug })}>{place.name}</Link>
        </b>
        <p>{place.address}</p>
        {by && <p>{rich(texts.reservedUntilAfterThatYour, { by: <b>{momentText(by, place.timezone)}</b> })}</p>}
        <p>{texts.giveYourOrderReferenceWhen}</p>
      </div>
      <dl>
        {weekRows(place.weekHours).map(([days, hours]) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </Where>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  margin-top: ${space.l};

  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: ${space.l};
    align-items: center;
  }

  li + li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Image = styled(Picture)`
  width: 64px;
  border-radius: 6px;
`;

const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.xxl};

  > div {
    flex: 1 1 200px;
  }

  p,
  dl {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
  }
`;
