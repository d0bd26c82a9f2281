import type { OneDeskOrderView, ShipmentView } from '@northlight/contracts';
import styled from 'styled-components';
import { ShipmentActions } from './shipment-actions.tsx';
import { ShipmentFacts } from './shipment-facts.tsx';

interface ShippingPartsProps {
  readonly order: OneDeskOrderView;
  readonly shipment: ShipmentView;
}

/** How far a parcel is, and its next step. */
export function ShippingParts({ order, shipment }: ShippingPartsProps) {
  const isMoving = order.status === 'reserved' || order.status === 'shipped';
  return (
    <>
      <ShipmentFacts shipment={shipment} />
      {isMoving && (
        <OnScreen>
          <ShipmentActions order={order} />
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
