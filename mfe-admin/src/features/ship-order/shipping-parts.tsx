import type { OneDeskOrderView, ParcelView, ShipmentView } from '@northlight/contracts';
import styled from 'styled-components';
import { texts } from '../../texts/ship-order.ts';
import { ParcelLines } from './parcel-lines.tsx';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';

interface ShippingPartsProps {
  readonly order: OneDeskOrderView;
  readonly shipment: ShipmentView;
}

/** How far each parcel of an order is, and its next step. */
export function ShippingParts({ order, shipment }: ShippingPartsProps) {
  const { parcels } = shipment;
  if (!parcels) return <One order={order} shipment={shipment} parcel={undefined} title={texts.shipment} />;
  return parcels.map((parcel, nth) => (
    <One
      key={parcel.parcel}
      {...{ order, parcel }}
      shipment={{ ...parcel, address: shipment.address }}
      title={texts.packageOf({ nr: nth + 1, all: parcels.length })}
    />
  ));
}

interface OneProps extends ShippingPartsProps {
  /** Undefined where all of the order is in one. */
  readonly parcel: ParcelView | undefined;
  readonly title: string;
}

function One({ order, shipment, parcel, title }: OneProps) {
  const isMoving = order.status === 'reserved' || order.status === 'shipped';
  return (
    <>
      <ShipmentFacts shipment={shipment} title={title}>
        {parcel && <ParcelLines products={order.products} lines={parcel.lines} />}
      </ShipmentFacts>
      {isMoving && (
        <OnScreen>
          <ShipmentActions {...{ order, shipment, parcel }} />
        </OnScreen>
      )}
    </>
  );
}

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
