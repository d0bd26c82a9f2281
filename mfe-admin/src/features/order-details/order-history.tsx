import type { OrderChangeView } from '@northlight/contracts';
import { color, from, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { minuteText } from '../../format/moments.ts';
import { changerOf, orderReasonWords } from '../../format/order-words.ts';
import { texts } from '../../texts/order-details.ts';

const words: Readonly<Record<OrderChangeView['what'], string>> = {
  placed: texts.placed,
  claimed: texts.addedToTheCustomersAccount,
  collected: texts.pickedUp,
  cancelled: texts.canceled,
  'ticket cancelled': texts.openTicketCanceled,
  packed: texts.packed,
  shipped: texts.shipped,
  delivered: texts.delivered,
  'return requested': texts.returnRequested,
  'return received': texts.returnReceived,
  'return paid back': texts.returnPaidBack,
};

/** What was done with an order, the latest first. */
export const OrderHistory = ({ changes }: { readonly changes: readonly OrderChangeView[] }) => (
  <History aria-label={texts.history}>
    <h2>{texts.history}</h2>
    <ol reversed>
      {changes.toReversed().map((change) => (
        <li key={`${change.what} ${change.at}`}>
          <time dateTime={change.at}>{minuteText(change.at)}</time>
          <span>
            <b>{words[change.what]}</b>
            <small>
              {texts.by} {changerOf(change)}
              {change.reason && ` · ${orderReasonWords[change.reason]}`}
            </small>
          </span>
        </li>
      ))}
    </ol>
  </History>
);

const History = styled.section`
  @media print {
    display: none;
  }

  ol {
    margin-top: ${space.m};
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px ${space.l};
    padding-block: ${space.m};
    border-top: 1px solid ${color.line};

    @media (${from.medium}) {
      grid-template-columns: 168px minmax(0, 1fr);
      align-items: baseline;
    }
  }

  time,
  small {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }

  b {
    display: block;
    font-weight: 600;
  }
`;
