import { cancelBooking, findSlots } from '@northlight/client';
import type { BookingCancelledView } from '@northlight/contracts';
import {
  Button,
  type CartLine,
  callApi,
  HttpError,
  money,
  Notice,
  Row,
  refresh,
  removeFromCart,
  rich,
  Stack,
  toast,
  useQueryClient,
} from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { Dialog } from '@northlight/site-kit/ui';
import { useRef, useState } from 'react';
import { texts } from '../texts/cart-ui.ts';

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
        {texts.keepBooking}
      </Button>
      {line?.booked?.manageToken && (
        <Button tone="danger" isBusy={isBusy} busyText={texts.oneMoment} onClick={() => void giveBack(line)}>
          {texts.cancelBooking}
        </Button>
      )}
    </Row>
  );
  return (
    <Dialog
      title={texts.keepThisBooking}
      isOpen={line !== undefined}
      onClose={onStay}
      initialFocus={keep}
      footer={buttons}
    >
      <Stack $gap="l">
        {line && <Question line={line} />}
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

function Question({ line: { name, dateTime, booked } }: { readonly line: CartLine }) {
  return (
    <Stack $gap="m">
      <p>
        {rich(texts.ticket, {
          name: <strong>{name}</strong>,
          dateTime,
          tickets: booked?.tickets ?? 1,
          reference: booked?.reference,
        })}
      </p>
      <p>{texts.youHaveABooking}</p>
    </Stack>
  );
}

const wordsOf = (reason: unknown) => (reason instanceof HttpError && reason.userMessage) || texts.pleaseTryAgain;

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
        const description =
          refund > 0 ? texts.youWillGetBack({ refund: money(refund) }) : texts.yourSeatsHaveBeenReleased;
        toast({ title: texts.yourBookingIsCanceled, description, tone: 'good' });
        removeFromCart(line.lineId);
        onLeft(line);
        void refresh(client, findSlots);
      },
      (reason: unknown) => setRefused({ lineId: line.lineId, problem: wordsOf(reason) }),
    );
    setBusy(false);
  };
  return { giveBack, isBusy, problem: refused?.problem };
};

const cancel = ({ booked }: CartLine, idempotencyKey: string): Promise<BookingCancelledView> =>
  callApi(cancelBooking, {
    params: { id: booked?.bookingId ?? '' },
    token: booked?.manageToken,
    idempotencyKey,
    body: {},
  });
