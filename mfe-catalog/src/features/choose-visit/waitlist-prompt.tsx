import { ticketLimits } from '@northlight/contracts';
import { onDemand, useSession } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import type { WaitlistRequest } from '@northlight/site-kit/waitlist-ui';
import { Suspense, useState } from 'react';

const { Component: JoinWaitlist } = onDemand(
  async () => (await import('@northlight/site-kit/waitlist-ui')).JoinWaitlist,
);

interface Day {
  readonly place: Pick<WaitlistRequest, 'venueId' | 'experienceId'> | undefined;
  readonly date: string | undefined;
  readonly experienceName: string;
}

/** The slot that somebody asked to wait for, until the dialog about it is closed. */
export const useWaiting = ({ place, date, experienceName }: Day) => {
  const [time, waitFor] = useState<string>();
  const visitor = useVisitor();
  const wanted: WaitlistRequest | undefined =
    place && date && time
      ? { ...place, date, time, experienceName, party: ticketLimits.default, ...visitor }
      : undefined;
  return { wanted, waitFor, stop: () => waitFor(undefined) };
};

/** Who is signed in need not type what we know. */
const useVisitor = (): Pick<WaitlistRequest, 'customerName' | 'customerEmail'> => {
  const { user } = useSession();
  return {
    customerName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    customerEmail: user?.email ?? '',
  };
};

interface WaitlistPromptProps {
  readonly waiting: ReturnType<typeof useWaiting>;
  /** The slot is not as the board shows it. */
  readonly onStale: () => void;
}

/** The dialog about a full time; loaded when it is asked for. */
export function WaitlistPrompt({ waiting: { wanted, stop }, onStale }: WaitlistPromptProps) {
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogBoundary>
        <JoinWaitlist wanted={wanted} onClose={stop} onStale={onStale} />
      </DialogBoundary>
    </Suspense>
  );
}
