import { findSlots, listVenues, showAvailability } from '@northlight/client';
import { Notice, refresh, Spinner, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog, LoadFailure } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { errorText } from '../queries/managed-venues.ts';
import { closeFreeSlots, type StandingPart, useStanding } from '../queries/standing.ts';
import { texts } from '../texts/common.ts';
import { ExpectedDays } from './expected-days.tsx';

interface LeaveDialogProps {
  readonly title: string;
  /** What goes, by name, and what becomes of it. */
  readonly children: ReactNode;
  /** "Delete" */
  readonly verb: string;
  readonly busyText: string;
  /** What stands in its way. */
  readonly part: StandingPart;
  /** What else keeps it, in words: then nothing is closed for it. Null while that is being looked up. */
  readonly keptBy?: ReactNode | null;
  /** Why its slots are closed, for their history. */
  readonly reason: string;
  readonly remove: () => Promise<unknown>;
  /** The toast when it is gone, and what a failure begins with. */
  readonly done: string;
  readonly failed: string;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks before a venue, or an experience of it, goes: its free slots are closed first; who is expected keeps it there. */
export function LeaveDialog({ title, children, verb, busyText, keptBy, onClose, ...rest }: LeaveDialogProps) {
  const found = useStanding(rest.part);
  const { freeSlots = 0, days = [] } = found.data ?? {};
  const leave = useLeaving(rest, freeSlots);
  const stays = days.length > 0 || Boolean(keptBy);
  const closes = !stays && freeSlots > 0 ? texts.closeSlot({ freeSlots, action: verb.toLowerCase() }) : verb;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={closes}
      busyText={leave.isPending ? busyText : undefined}
      isBusy={leave.isPending || !found.data || keptBy === null}
      onConfirm={() => leave.mutate(stays)}
      onCancel={onClose}
    >
      <Stack>
        <p>{children}</p>
        <Standing venueId={rest.part.venueId} found={found} />
        {keptBy}
        {leave.error && <Notice tone="bad" title={`${rest.failed}: ${errorText(leave.error)}`} />}
      </Stack>
    </ConfirmDialog>
  );
}

interface StandingProps {
  readonly venueId: number;
  readonly found: ReturnType<typeof useStanding>;
}

/** Who is expected, and what is open; nothing goes before that is known. */
function Standing({ venueId, found: { data, error, isFetching, refetch } }: StandingProps) {
  if (!data && error)
    return <LoadFailure text={texts.couldntCheckForUpcoming} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Spinner text={texts.checkingForUpcomingBookings} />;
  const { openSlots, days } = data;
  if (days.length === 0) return openSlots > 0 && <p>{texts.upcomingOpenSlotWithNo({ openSlots })}</p>;
  return (
    <>
      <p>{texts.thereAreUpcomingBookings}</p>
      <ExpectedDays venueId={venueId} days={days} />
    </>
  );
}

type Leaving = Pick<LeaveDialogProps, 'part' | 'reason' | 'remove' | 'done' | 'onGone'>;

function useLeaving({ part, reason, remove, done, onGone }: Leaving, freeSlots: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (stays: boolean) => {
      if (!stays && freeSlots > 0) await closeFreeSlots(part, reason);
      await remove();
    },
    onSuccess: async () => {
      toast({ title: done, tone: 'good' });
      onGone();
      await refresh(client, listVenues);
    },
    onSettled: () => refresh(client, showAvailability, findSlots),
  });
}
