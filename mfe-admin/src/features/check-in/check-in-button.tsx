import type { DeskBookingView } from '@northlight/contracts';
import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { ConfirmDialog, DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { problemText } from '../../field-problems.ts';
import { texts } from '../../texts/check-in.ts';
import { useCheckIn } from './use-check-in.ts';

/**
 * Lets one party of a list in, or takes it back once that was asked for twice; one that was taken for missed may be said
 * to have come. Nothing where none of it can be.
 */
export function CheckInButton({ booking }: { readonly booking: DeskBookingView }) {
  const [isAsking, setAsking] = useState(false);
  const { reference, status, customerName } = booking;
  const who = customerName ?? reference;
  const word = wordOf(booking);
  const isMissed = status === 'no_show';
  const { mutate, isPending } = useCheckIn(() =>
    toast({ title: isMissed ? texts.came({ who }) : texts.isIn({ who }), description: reference, tone: 'good' }),
  );
  if (!word) return null;
  const letIn = () =>
    mutate(
      { booking: reference, does: 'check-in', ...(isMissed && { how: { anyway: true } }) },
      {
        onError: (error) =>
          toast({ title: texts.wasNotChanged({ reference }), description: problemText(error), tone: 'bad' }),
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
          aria-label={`${spoken[word]} ${who}`}
          onClick={word === 'Take back' ? ask : letIn}
        >
          {word}
        </Button>
        {booking.inside && (
          <Button tone="secondary" isSmall aria-label={`${spoken['Take back']} ${who}`} onClick={ask}>
            {texts.takeBack}
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
function wordOf({ status, inside }: DeskBookingView): keyof typeof spoken | undefined {
  if (status === 'checked_in') return inside ? texts.letTheRest : texts.takeBack;
  if (status === 'no_show') return texts.cameAfterAll;
  return status === 'pending' || status === 'confirmed' ? texts.checkIn : undefined;
}

/** What a button is called where its line is not seen. */
const spoken = {
  'Check in': texts.checkIn,
  'Take back': texts.takeBackTheCheck,
  'Let the rest in': texts.letInTheRest,
  'Came after all': texts.cameAfterAll2,
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
    toast({ title: texts.isExpectedAgain({ who }), description: reference, tone: 'good' });
  });
  return (
    <ConfirmDialog
      isOpen
      title={texts.takeBackTheCheckQuestion({ who })}
      confirmText={texts.takeItBack}
      cancelText={texts.leaveThem}
      isBusy={isPending}
      busyText={texts.takingItBack}
      onConfirm={() => mutate({ booking: reference, does: 'undo-check-in' })}
      onCancel={onClose}
    >
      <Stack>
        <p>{texts.thoseOfWhoCameLast({ reference })}</p>
        {error && <Notice tone="bad" title={problemText(error)} />}
      </Stack>
    </ConfirmDialog>
  );
}
