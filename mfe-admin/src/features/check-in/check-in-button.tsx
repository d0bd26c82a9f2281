import { checkIn, undoCheckIn } from '@northlight/client';
import type { DeskBookingView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { ConfirmDialog, DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/check-in.ts';
import { nextPaidWith } from '../../ui/paid-with.tsx';
import { takenText } from './taken-text.ts';
import { useCheckIn } from './use-check-in.ts';

/**
 * Lets one party of a list in, or takes it back once that was asked for twice; one that was taken for missed may be said
 * to have come. Nothing where none of it can be.
 */
export function CheckInButton({ booking }: { readonly booking: DeskBookingView }) {
  const [isAsking, setAsking] = useState(false);
  const { reference, status, customerName } = booking;
  const who = customerName ?? reference;
  const step = stepOf(booking);
  const isMissed = status === 'no_show';
  const { mutate, isPending } = useCheckIn(({ taken }) =>
    toast({ title: texts.isChecked({ who }), description: takenText(taken) ?? reference, tone: 'good' }),
  );
  if (!step) return null;
  const letIn = () =>
    mutate(
      { booking: reference, operation: checkIn, how: { paidWith: nextPaidWith(), ...(isMissed && { anyway: true }) } },
      {
        onError: (error) =>
          toast({ title: texts.couldntUpdate({ reference }), description: problemText(error), tone: 'bad' }),
      },
    );
  const ask = () => setAsking(true);
  return (
    <>
      <Row $gap="s">
        <Button
          tone="secondary"
          isSmall
          isBusy={isPending}
          busyText="…"
          aria-label={steps[step].spoken({ who })}
          onClick={step === 'undo' ? ask : letIn}
        >
          {steps[step].word}
        </Button>
        {booking.inside && (
          <Button tone="secondary" isSmall aria-label={texts.undoTheCheck({ who })} onClick={ask}>
            {texts.undoCheck}
          </Button>
        )}
      </Row>
      <DialogBoundary>
        {isAsking && <TakeBackDialog {...{ who, reference }} onClose={() => setAsking(false)} />}
      </DialogBoundary>
    </>
  );
}

/** What can be done next at the door; nothing for a party that is not expected. */
function stepOf({ status, inside }: DeskBookingView): keyof typeof steps | undefined {
  if (status === 'checked_in') return inside ? 'rest' : 'undo';
  if (status === 'no_show') return 'late';
  return status === 'pending' || status === 'confirmed' ? 'first' : undefined;
}

/** The word on each button, and what it is called where its line is not seen. */
const steps = {
  first: { word: texts.checkIn, spoken: texts.checkInOf },
  undo: { word: texts.undoCheck, spoken: texts.undoTheCheck },
  rest: { word: texts.checkInTheRest, spoken: texts.checkInTheRestOf },
  late: { word: texts.checkInLate, spoken: texts.checkInLateOf },
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
    toast({ title: texts.checkInUndone({ who }), description: reference, tone: 'good' });
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.undoTheCheckQuestion({ who })}
      confirmText={texts.undoCheck}
      cancelText={texts.keepChecked}
      isBusy={isPending}
      busyText={texts.undoing}
      onConfirm={() => mutate({ booking: reference, operation: undoCheckIn })}
      onCancel={onClose}
    >
      <Stack>
        <p>{texts.theLastGuestsChecked({ reference })}</p>
        {error && <Notice tone="bad" title={problemText(error)} />}
      </Stack>
    </ConfirmDialog>
  );
}
