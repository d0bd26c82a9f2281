import type { DeskBookingView } from '@northlight/contracts';
import { Button, toast } from '@northlight/site-kit';
import { problemText } from '../../field-problems.ts';
import { useCheckIn } from './use-check-in.ts';

/** Lets one party of a list in, or takes it back. Nothing where neither can be. */
export function CheckInButton({ booking }: { readonly booking: DeskBookingView }) {
  const { mutate, isPending } = useCheckIn();
  const { reference, status, customerName } = booking;
  const isIn = status === 'checked_in';
  if (!isIn && status !== 'pending' && status !== 'confirmed') return null;
  const press = () =>
    mutate(
      { booking: reference, does: isIn ? 'undo-check-in' : 'check-in' },
      {
        onError: (error) =>
          toast({ title: `${reference} was not changed`, description: problemText(error), tone: 'bad' }),
      },
    );
  const who = customerName ?? reference;
  return (
    <Button
      tone="secondary"
      isSmall
      isBusy={isPending}
      busyText="…"
      aria-label={isIn ? `Take back the check-in of ${who}` : `Check in ${who}`}
      onClick={press}
    >
      {isIn ? 'Take back' : 'Check in'}
    </Button>
  );
}
