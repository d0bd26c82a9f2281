import { carriers, type OrderProductView, type ParcelView, type ShipmentView } from '@northlight/contracts';
import { color, size, space } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/parcel.ts';

/** Where the merchandise of the order is shipped to, and the page that follows it; each parcel where there are several. */
export function Parcel({ shipment, products }: ParcelProps) {
  const { address, parcels } = shipment;
  return (
    <Parts>
      {address && (
        <div>
          <b>{texts.shipTo}</b>
          <p>{address.name}</p>
          <p>{[address.line1, address.line2].filter(Boolean).join(', ')}</p>
          <p>
            {address.city}, {address.state} {address.zip}
          </p>
        </div>
      )}
      {!parcels && (
        <Way {...shipment} title={shipment.carrier ? carriers[shipment.carrier].name : texts.standardShipping} />
      )}
      {parcels?.map((parcel, nth) => (
        <Way key={parcel.parcel} {...parcel} title={titleOf(parcel, nth + 1, parcels.length)}>
          {parcel.lines.map(({ line, quantity }) => (
            <p key={line}>{products[line] && texts.pieces({ quantity, name: nameOf(products[line]) })}</p>
          ))}
        </Way>
      ))}
    </Parts>
  );
}

const states = {
  to_pack: texts.gettingReady,
  packed: texts.packed,
  shipped: texts.onItsWay,
  delivered: texts.delivered,
} as const;

const titleOf = ({ state }: ParcelView, nr: number, all: number): string =>
  texts.packageOf({ nr, all, state: states[state] });

const nameOf = ({ name, variant }: OrderProductView): string => (variant ? `${name}, ${variant}` : name);

interface WayProps extends Pick<ParcelView, 'carrier' | 'trackingNumber' | 'trackingUrl' | 'state'> {
  readonly title: string;
  /** What is in it, where it is one of several. */
  readonly children?: ReactNode;
}

/** How far a parcel is, and the page that follows it. */
function Way({ title, carrier, trackingNumber, trackingUrl, state, children }: WayProps) {
  const number = trackingNumber && children && carrier ? `${carriers[carrier].name} ${trackingNumber}` : trackingNumber;
  return (
    <div>
      <b>{title}</b>
      {children}
      <p>{number ?? texts.businessDays}</p>
      {trackingUrl && state === 'shipped' && (
        <Track>
          <a href={trackingUrl} rel="noreferrer">
            {texts.trackYourPackage}
          </a>
        </Track>
      )}
    </div>
  );
}

interface ParcelProps {
  readonly shipment: ShipmentView;
  readonly products: readonly OrderProductView[];
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.xxl};

  > div {
    flex: 1 1 200px;
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
`;

const Track = styled.div`
  margin-top: ${space.m};

  @media print {
    display: none;
  }
`;
