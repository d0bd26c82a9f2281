import {
  announce,
  type CartLine,
  color,
  count,
  font,
  lineTotal,
  money,
  Picture,
  radius,
  removeFromCart,
  setCartQuantity,
  size,
  space,
} from '@northlight/site-kit';
import { Stub } from '@northlight/site-kit/ui';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  /** After a removal the pressed button is gone: the focus needs a new home. */
  readonly onRemoved: () => void;
}

/** Each line is a ticket stub: what, when, how many, how much. */
export function CartLines({ lines, onRemoved }: CartLinesProps) {
  const remove = ({ lineId, name }: CartLine) => {
    removeFromCart(lineId);
    announce(`${name} removed`);
    onRemoved();
  };
  return (
    <List>
      {lines.map((line) => (
        <li key={line.lineId}>
          <Stub>
            <Line line={line} onRemove={() => remove(line)} />
          </Stub>
        </li>
      ))}
    </List>
  );
}

function Line({ line, onRemove }: { readonly line: CartLine; readonly onRemove: () => void }) {
  return (
    <Parts>
      <Image src={line.imageUrl} alt="" shape="square" sizes="72px" />
      <div>
        <h3>{line.name}</h3>
        {line.dateTime && <p>{line.dateTime}</p>}
        {line.variant && <p>{line.variant}</p>}
      </div>
      <Quantity line={line} />
      <Price>{money(lineTotal(line))}</Price>
      {line.booked && <Hint id={`${line.lineId}-booked`}>{lockedHint(line.booked.tickets)}</Hint>}
      <Remove type="button" onClick={onRemove} aria-label={`Remove ${line.name}`}>
        Remove
      </Remove>
    </Parts>
  );
}

const lockedHint = (tickets: number) => `${count(tickets, 'ticket')} – change in the booking`;

function Quantity({ line }: { readonly line: CartLine }) {
  const { lineId, name, quantity, booked } = line;
  const set = (to: number) => () => setCartQuantity(lineId, to);
  const isLocked = booked !== undefined;
  return (
    <Steps role="group" aria-label={`Quantity of ${name}`} aria-describedby={isLocked ? `${lineId}-booked` : undefined}>
      <button type="button" aria-label="One fewer" disabled={isLocked || quantity <= 1} onClick={set(quantity - 1)}>
        <Minus size={16} aria-hidden />
      </button>
      <output>{quantity}</output>
      <button type="button" aria-label="One more" disabled={isLocked} onClick={set(quantity + 1)}>
        <Plus size={16} aria-hidden />
      </button>
    </Steps>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.l};
  padding: ${space.xs} 2px;
`;

const Image = styled(Picture)`
  width: 72px;
  border-radius: ${radius.s};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: ${space.m};
  align-items: center;

  > :nth-child(2) {
    grid-column: 2 / -1;
    align-self: start;
  }

  h3 {
    font-size: ${size.lead};
  }

  p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }
`;

const Steps = styled.div`
  display: inline-grid;
  width: fit-content;
  grid-column: 1 / 3;
  grid-template-columns: 44px 36px 44px;
  align-items: center;
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  text-align: center;

  button {
    display: grid;
    height: 42px;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
  }

  button:disabled {
    cursor: not-allowed;
    opacity: 0.45;
  }

  output {
    font-weight: 700;
  }
`;

const Price = styled.strong`
  font: 700 ${size.lead} / 1 ${font.display};
`;

const Hint = styled.p`
  grid-column: 1 / 3;
`;

const Remove = styled.button`
  min-height: 32px;
  grid-column: 3;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${size.small};
  text-decoration: underline;
`;
