import type { DeskBookingView } from '@northlight/contracts';
import { Button, Notice, Stack, toast } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { problemText } from '../../field-problems.ts';
import { useCheckIn } from './use-check-in.ts';

/** Lets one party of a list in, or takes it back once that was asked for twice. Nothing where neither can be. */
export function CheckInButton({ booking }: { readonly booking: DeskBookingView }) {
  const [isAsking, setAsking] = useState(false);
  const { reference, status, customerName } = booking;
  const who = customerName ?? reference;
  const { mutate, isPending } = useCheckIn(() =>
    toast({ title: `${who} is in`, description: reference, tone: 'good' }),
  );
  const isIn = status === 'checked_in';
  if (!isIn && status !== 'pending' && status !== 'confirmed') return null;
  const letIn = () =>
    mutate(
      { booking: reference, does: 'check-in' },
      {
        onError: (error) =>
          toast({ title: `${reference} was not changed`, description: problemText(error), tone: 'bad' }),
      },
    );
  return (
    <>
      <Button
        tone="secondary"
        isSmall
        isBusy={isPending}
        busyText="…"
        aria-label={isIn ? `Take back the check-in of ${who}` : `Check in ${who}`}
        onClick={isIn ? () => setAsking(true) : letIn}
      >
        {isIn ? 'Take back' : 'Check in'}
      </Button>
      {isAsking && <TakeBackDialog {...{ who, reference }} onClose={() => setAsking(false)} />}
    </>
  );
}

interface DialogProps {
  readonly who: string;
  readonly reference: string;
  readonly onClose: () => void;
}

/** Its button lies where the one was that lets in: a second press must not undo the first. */
function TakeBackDialog({ who, reference, onClose }: DialogProps) {
  const { mutate, isPending, error } = useCheckIn(() => {
    onClose();
    toast({ title: `${who} is expected again`, description: reference, tone: 'good' });
  });
  return (
    <ConfirmDialog
      isOpen
      title={`Take back the check-in of ${who}?`}
      confirmText="Take it back"
      cancelText="Leave them in"
      isBusy={isPending}
      busyText="Taking it back…"
      onConfirm={() => mutate({ booking: reference, does: 'undo-check-in' })}
      onCancel={onClose}
    >
      <Stack>
        <p>The party of {reference} is expected again, and can be checked in once more.</p>
        {error && <Notice tone="bad" title={problemText(error)} />}
      </Stack>
    </ConfirmDialog>
  );
}
