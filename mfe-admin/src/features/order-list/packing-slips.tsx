import {
  type DeskOrderView,
  type OrderProductView,
  type ReturnedLine,
  shippingAddressText,
} from '@northlight/contracts';
import { dateText } from '@northlight/site-kit';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { nameOfLine } from '../../queries/orders.ts';
import { texts } from '../../texts/packing-queue.ts';

/** One slip for each order, each on a page of its own; on paper only, in place of everything else. */
export function PackingSlips({ orders }: { readonly orders: readonly DeskOrderView[] }) {
  if (orders.length === 0) return null;
  return createPortal(
    <Slips data-packing-slips="">
      <OnPaperAlone />
      {orders.map((order) => (
        <Slip key={order.id} order={order} />
      ))}
    </Slips>,
    document.body,
  );
}

function Slip({ order }: { readonly order: DeskOrderView }) {
  const { reference, customerName, createdAt, products, shipment } = order;
  const address = shipment?.address;
  return (
    <section>
      <header>
        <h2>{texts.packingSlip}</h2>
        <b>{reference}</b>
      </header>
      <dl>
        <dt>{texts.shipTo}</dt>
        <dd>{address ? `${address.name}, ${shippingAddressText(address)}` : texts.addressErased}</dd>
        <dt>{texts.orderedBy}</dt>
        <dd>{customerName || texts.nameErased}</dd>
        <dt>{texts.orderedOn}</dt>
        <dd>{dateText(createdAt.slice(0, 10))}</dd>
      </dl>
      <table>
        <thead>
          <tr>
            <th>{texts.quantity}</th>
            <th>{texts.item}</th>
          </tr>
        </thead>
        <tbody>
          {toPack(order).map(({ line, quantity }) => (
            <tr key={line}>
              <td>{quantity}</td>
              <td>{nameOf(products[line])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.thankYou}</p>
    </section>
  );
}

/** What is in none of its other parcels. */
const toPack = ({ products, shipment }: DeskOrderView): readonly ReturnedLine[] =>
  shipment?.parcels?.find(({ state }) => state === 'to_pack')?.lines ??
  products.map(({ quantity }, line) => ({ line, quantity }));

const nameOf = (product: OrderProductView | undefined): string => (product ? nameOfLine(product) : '');

const OnPaperAlone = createGlobalStyle`
  @media print {
    body > :not([data-packing-slips]) {
      display: none !important;
    }
  }
`;

/** Black on white, whatever the theme. */
const Slips = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    background: #fff;
  }

  section {
    break-after: page;
  }

  section:last-child {
    break-after: auto;
  }

  header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    padding-bottom: 12pt;
    border-bottom: 1pt solid #000;
    font-size: 14pt;
  }

  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 4pt 16pt;
    margin-block: 16pt;
  }

  dt {
    font-weight: 600;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 6pt 12pt 6pt 0;
    text-align: left;
    border-bottom: 0.5pt solid #000;
  }

  th:first-child,
  td:first-child {
    width: 60pt;
  }

  p {
    margin-top: 16pt;
  }
`;
