import type { DeskBookingView } from '@northlight/contracts';
import { Button, Notice, Stack, toast } from '@northlight/site-kit';
import { ConfirmDialog, DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { problemText } from '../../field-problems.ts';
import { useCheckIn } from './use-check-in.ts';

/**
 * Lets one party of a list in, or takes it back once that was asked for twice; one that was taken for missed may be said
 * to have come. Nothing where none of it can be.
 */
export function CheckInButton({ booking }: { readonly booking: DeskBookingView }) {
  const [isAsking, setAsking] = useState(false);
  const { reference, status, customerName } = booking;
  const who = customerName ?? reference;
  const isIn = status === 'checked_in';
  const isMissed = status === 'no_show';
  const { mutate, isPending } = useCheckIn(() =>
    toast({ title: isMissed ? `${who} came` : `${who} is in`, description: reference, tone: 'good' }),
  );
  if (!isIn && !isMissed && status !== 'pending' && status !== 'confirmed') return null;
  const word = isIn ? 'Take back' : isMissed ? 'Came after all' : 'Check in';
  const letIn = () =>
    mutate(
      { booking: reference, does: 'check-in', ...(isMissed && { how: { anyway: true } }) },
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
        aria-label={`${spoken[word]} ${who}`}
        onClick={isIn ? () => setAsking(true) : letIn}
      >
        {word}
      </Button>
      <DialogBoundary>
        {isAsking && <TakeBackDialog {...{ who, reference }} onClose={() => setAsking(false)} />}
      </DialogBoundary>
    </>
  );
}

/** What a button is called where its line is not seen. */
const spoken = {
  'Check in': 'Check in',
  'Take back': 'Take back the check-in of',
  'Came after all': 'Came after all:',
} as const;

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
