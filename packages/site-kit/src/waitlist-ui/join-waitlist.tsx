import type { JoinWaitlistDto } from '@northlight/contracts';
import { dateText, Stack, timeText, weekdayText } from '@northlight/site-kit';
import { Dialog } from '@northlight/site-kit/ui';
import { useRef } from 'react';
import { texts } from '../texts/waitlist-ui.ts';
import { JoinForm } from './join-form.tsx';
import { JoinedPlace } from './joined-place.tsx';
import { useJoinForm } from './use-join-form.ts';

/** The slot to wait for, and what the page knows of the visitor. */
export interface WaitlistRequest extends Omit<JoinWaitlistDto, 'customerPhone'> {
  readonly experienceName: string;
}

interface JoinWaitlistProps {
  readonly wanted: WaitlistRequest;
  readonly onClose: () => void;
  /** The slot is not as the page shows it. */
  readonly onStale: () => void;
}

/** Asks who waits with how many, and says the place on the list (U9). */
export function JoinWaitlist({ wanted: { experienceName, ...first }, onClose, onStale }: JoinWaitlistProps) {
  const form = useJoinForm({ first, onStale });
  const name = useRef<HTMLInputElement>(null);
  const { joined } = form;
  return (
    <Dialog
      title={joined ? texts.youreOnTheWaitlist : texts.joinTheWaitlist}
      isOpen
      onClose={onClose}
      initialFocus={name}
    >
      <Stack $gap="l">
        <p>
          <b>{experienceName}</b>
          <br />
          {weekdayText(first.date)}, {dateText(first.date)}, {timeText(first.time)}
        </p>
        {joined ? (
          <JoinedPlace joined={joined} email={form.values.customerEmail.trim()} onDone={onClose} />
        ) : (
          <JoinForm form={form} name={name} onCancel={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}
