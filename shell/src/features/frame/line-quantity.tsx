import { managePathOf } from '@northlight/contracts';
import {
  type BookedSeats,
  type CartLine,
  closeCart,
  color,
  count,
  Link,
  mostOf,
  radius,
  setCartQuantity,
} from '@northlight/site-kit';
import { Minus, Plus } from 'lucide-react';
import styled from 'styled-components';

/** C17: the number of tickets is changed in the booking, which the words lead to. */
export function LockedHint({
  id,
  seats: { bookingId, tickets, manageToken },
}: {
  readonly id: string;
  readonly seats: BookedSeats;
}) {
  const text = `${count(tickets, 'ticket')} – change in the booking`;
  return (
    <Locked id={id}>
      {manageToken ? (
        <Link to={managePathOf({ id: bookingId, manageToken })} onClick={closeCart}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Locked>
  );
}

export function Quantity({ line }: { readonly line: CartLine }) {
  const { lineId, name, quantity, booked } = line;
  const set = (to: number) => () => setCartQuantity(lineId, to);
  const isLocked = booked !== undefined;
  return (
    <Steps role="group" aria-label={`Quantity of ${name}`} aria-describedby={isLocked ? `${lineId}-booked` : undefined}>
      <button type="button" aria-label="One fewer" disabled={isLocked || quantity <= 1} onClick={set(quantity - 1)}>
        <Minus size={16} aria-hidden />
      </button>
      <output>{quantity}</output>
      <button
        type="button"
        aria-label="One more"
        disabled={isLocked || quantity >= mostOf(line)}
        onClick={set(quantity + 1)}
      >
        <Plus size={16} aria-hidden />
      </button>
    </Steps>
  );
}

const Steps = styled.div`
  display: inline-grid;
  width: fit-content;
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

const Locked = styled.p`
  grid-column: 1 / -1;
  margin-top: -4px;
  line-height: 22px;
`;
