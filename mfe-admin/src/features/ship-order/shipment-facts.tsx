import { carriers, type ShipmentView, shippingAddressText } from '@northlight/contracts';
import { Badge, type BadgeTone, Row, Surface } from '@northlight/site-kit';
import { Fragment, type ReactNode } from 'react';
import { minuteText } from '../../format/moments.ts';
import { texts } from '../../texts/ship-order.ts';
import { PlainFacts } from '../../ui/plain-facts.ts';

const looks: Readonly<Record<ShipmentView['state'], readonly [word: string, tone: BadgeTone]>> = {
  to_pack: [texts.toPack, 'few'],
  packed: [texts.packed, 'held'],
  shipped: [texts.shipped, 'held'],
  delivered: [texts.delivered, 'good'],
};

interface ShipmentFactsProps {
  readonly shipment: ShipmentView;
  readonly title: string;
  /** What is in it, where it is one of several. */
  readonly children?: ReactNode;
}

/** Where a parcel goes, and how far it is. Stands on the packing slip, too. */
export function ShipmentFacts({ shipment, title, children }: ShipmentFactsProps) {
  const { address, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt } = shipment;
  const [word, tone] = looks[shipment.state];
  const moments = [
    [texts.shippedOn, shippedAt],
    [texts.deliveredOn, deliveredAt],
  ] as const;
  return (
    <Surface as="section" aria-label={title}>
      <Row $spread>
        <h2>{title}</h2>
        <Badge $tone={tone}>{word}</Badge>
      </Row>
      {children}
      <PlainFacts>
        <dt>{texts.shipTo}</dt>
        <dd>{address ? `${address.name}, ${shippingAddressText(address)}` : texts.addressErased}</dd>
        {carrier && trackingUrl && (
          <>
            <dt>{texts.carrier}</dt>
            <dd>{carriers[carrier].name}</dd>
            <dt>{texts.trackingNumber}</dt>
            <dd>
              <a href={trackingUrl} rel="noreferrer">
                {trackingNumber}
              </a>
            </dd>
          </>
        )}
        {moments.map(
          ([name, at]) =>
            at && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{minuteText(at)}</dd>
              </Fragment>
            ),
        )}
      </PlainFacts>
    </Surface>
  );
}
