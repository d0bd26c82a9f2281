import { managePathOf } from '@northlight/contracts';
import {
  type BookedSeats,
  type CartLine,
  closeCart,
  color,
  Link,
  maxQuantityOf,
  radius,
  rich,
  setCartQuantity,
  space,
  timeText,
} from '@northlight/site-kit';
import { CircleCheck, Clock, Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/frame.ts';

/** C17: the number of tickets is changed in the booking, which the words lead to. */
export function LockedHint({
  id,
  seats: { bookingId, tickets, manageToken },
}: {
  readonly id: string;
  readonly seats: BookedSeats;
}) {
  const text = texts.ticket({ tickets });
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

/** What became of the visit, and for how many. */
export function BookedNote({ seats: { tickets, heldUntil } }: { readonly seats: BookedSeats }) {
  const isHeld = heldUntil !== undefined;
  const Icon = isHeld ? Clock : CircleCheck;
  return (
    <Note $isHeld={isHeld}>
      {rich(texts.ticketOf, {
        icon: <Icon size={16} aria-hidden />,
        status: isHeld ? texts.heldUntil({ heldUntil: minuteText(heldUntil) }) : texts.booked,
        tickets,
      })}
    </Note>
  );
}

const minuteText = (at: number): string => {
  const moment = new Date(at);
  return timeText(`${moment.getHours()}:${String(moment.getMinutes()).padStart(2, '0')}`);
};

export function Quantity({ line }: { readonly line: CartLine }) {
  const { lineId, name, quantity, booked } = line;
  const set = (to: number) => () => setCartQuantity(lineId, to);
  const isLocked = booked !== undefined;
  return (
    <Steps
      role="group"
      aria-label={texts.quantityOf({ name })}
      aria-describedby={isLocked ? `${lineId}-booked` : undefined}
    >
      <button
        type="button"
        aria-label={texts.oneFewer}
        disabled={isLocked || quantity <= 1}
        onClick={set(quantity - 1)}
      >
        <Minus size={16} aria-hidden />
      </button>
      <output>{booked?.tickets ?? quantity}</output>
      <button
        type="button"
        aria-label={texts.oneMore}
        disabled={isLocked || quantity >= maxQuantityOf(line)}
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

const Note = styled.p<{ $isHeld: boolean }>`
  && {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    color: ${({ $isHeld }) => ($isHeld ? color.held : color.good)};
    font-weight: 600;
  }
`;

const Locked = styled.p`
  grid-column: 1 / -1;
  margin-top: -4px;
  line-height: 22px;
`;
