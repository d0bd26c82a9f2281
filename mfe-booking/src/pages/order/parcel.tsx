import { carriers, type ShipmentView } from '@northlight/contracts';
import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/parcel.ts';

/** Where the merchandise of the order is shipped to, and the page that follows it. */
export function Parcel({ shipment: { address, carrier, trackingNumber, trackingUrl, state } }: ParcelProps) {
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
      <div>
        <b>{carrier ? carriers[carrier].name : texts.standardShipping}</b>
        <p>{trackingNumber ?? texts.businessDays}</p>
        {trackingUrl && state === 'shipped' && (
          <Track>
            <a href={trackingUrl} rel="noreferrer">
              {texts.trackYourPackage}
            </a>
          </Track>
        )}
      </div>
    </Parts>
  );
}

interface ParcelProps {
  readonly shipment: ShipmentView;
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
