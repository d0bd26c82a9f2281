import type { BookingCancelledView } from '@northlight/contracts';
import {
  Button,
  type CartLine,
  count,
  HttpError,
  http,
  money,
  Notice,
  Row,
  removeFromCart,
  Stack,
  toast,
  useQueryClient,
} from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { Dialog } from '@northlight/site-kit/ui';
import { useRef, useState } from 'react';

interface LeaveBookingProps {
  /** The line that is to go; nothing is asked while there is none. */
  readonly line: CartLine | undefined;
  readonly onLeft: (line: CartLine) => void;
  readonly onStay: () => void;
}

/** Booked seats leave the cart in one of two ways: they stay booked, or they are given back for others. */
export function LeaveBooking({ line, onLeft, onStay }: LeaveBookingProps) {
  const keep = useRef<HTMLButtonElement>(null);
  const { giveBack, isBusy, problem } = useGiveBack(onLeft);
  const takeOut = () => {
    if (!line) return;
    removeFromCart(line.lineId);
    onLeft(line);
  };
  const buttons = (
    <Row>
      <Button ref={keep} onClick={takeOut}>
        Keep the seats
      </Button>
      {line?.booked?.manageToken && (
        <Button tone="danger" isBusy={isBusy} busyText="One moment…" onClick={() => void giveBack(line)}>
          Give the seats back
        </Button>
      )}
    </Row>
  );
  return (
    <Dialog title="Keep the seats?" isOpen={line !== undefined} onClose={onStay} initialFocus={keep} footer={buttons}>
      {line && <Question line={line} />}
      {problem && <Notice tone="bad" title={problem} />}
    </Dialog>
  );
}

function Question({ line: { name, dateTime, booked } }: { readonly line: CartLine }) {
  return (
    <Stack $gap="m">
      <p>
        <strong>{name}</strong>, {dateTime}: {count(booked?.tickets ?? 1, 'ticket')}, reference {booked?.reference}.
      </p>
      <p>
        These seats are booked. Keep them and they only leave your cart: the link in your mail opens the booking. Give
        them back and the booking is cancelled; nothing was charged for it online.
      </p>
    </Stack>
  );
}

const wordsOf = (reason: unknown) =>
  (reason instanceof HttpError && reason.userMessage) || 'Please try again in a moment.';

/** Cancels the booking of a line, and takes the line out once that is done. */
const useGiveBack = (onLeft: (line: CartLine) => void) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly lineId: string; readonly problem: string }>();
  const client = useQueryClient();

  const giveBack = async (line: CartLine) => {
    setBusy(true);
    setRefused(undefined);
    await cancel(line, keys.keyFor({ lineId: line.lineId })).then(
      ({ refund }) => {
        const description = refund > 0 ? `You will get ${money(refund)} back.` : 'The seats are free for others.';
        toast({ title: 'Your booking is cancelled', description, tone: 'good' });
        removeFromCart(line.lineId);
        onLeft(line);
        void client.invalidateQueries({ queryKey: ['/api/availability'] });
      },
      (reason: unknown) => setRefused({ lineId: line.lineId, problem: wordsOf(reason) }),
    );
    setBusy(false);
  };
  return { giveBack, isBusy, problem: refused?.problem };
};

const cancel = ({ booked }: CartLine, idempotencyKey: string): Promise<BookingCancelledView> =>
  http.post(
    `/api/bookings/${booked?.bookingId}/cancel`,
    {},
    {
      headers: { 'Booking-Token': booked?.manageToken ?? '' },
      idempotencyKey,
    },
  );
