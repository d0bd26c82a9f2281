import type { OrderProductView, ParcelView } from '@northlight/contracts';
import { nameOfLine } from '../../queries/orders.ts';
import { texts } from '../../texts/ship-order.ts';

interface ParcelLinesProps {
  readonly products: readonly OrderProductView[];
  readonly lines: ParcelView['lines'];
}

/** What is in a parcel. */
export const ParcelLines = ({ products, lines }: ParcelLinesProps) => (
  <ul aria-label={texts.inThisPackage}>
    {lines.map(({ line, quantity }) => {
      const product = products[line];
      return product && <li key={line}>{texts.pieces({ quantity, name: nameOfLine(product) })}</li>;
    })}
  </ul>
);
