import { count, Notice, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import { ExpectedDays } from './expected-days.tsx';
import { toldBy } from './managed-venues.ts';
import { closeFreeSlots, type StandingPart, useStanding } from './standing.ts';

interface LeaveDialogProps {
  readonly title: string;
  /** What goes, by name, and what becomes of it. */
  readonly children: ReactNode;
  /** "Delete" */
  readonly verb: string;
  readonly busyText: string;
  /** What stands in its way. */
  readonly part: StandingPart;
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
export function LeaveDialog({ title, children, verb, busyText, onClose, ...rest }: LeaveDialogProps) {
  const { data: standing } = useStanding(rest.part);
  const { openSlots = 0, freeSlots = 0, days = [] } = standing ?? {};
  const leave = useLeaving(rest, freeSlots);
  const closes =
    days.length === 0 && freeSlots > 0 ? `Close ${count(freeSlots, 'slot')} and ${verb.toLowerCase()}` : verb;
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={closes}
      busyText={busyText}
      isBusy={leave.isPending || !standing}
      onConfirm={() => leave.mutate(days.length > 0)}
      onCancel={onClose}
    >
      <Stack>
        <p>{children}</p>
        {days.length > 0 && (
          <>
            <p>Somebody is expected. Move or cancel these bookings first:</p>
            <ExpectedDays venueId={rest.part.venueId} days={days} />
          </>
        )}
        {days.length === 0 && openSlots > 0 && <p>{count(openSlots, 'open slot')} ahead, and nobody has booked one.</p>}
        {leave.error && <Notice tone="bad" title={`${rest.failed}: ${toldBy(leave.error)}`} />}
      </Stack>
    </ConfirmDialog>
  );
}

type Leaving = Pick<LeaveDialogProps, 'part' | 'reason' | 'remove' | 'done' | 'onGone'>;

function useLeaving({ part, reason, remove, done, onGone }: Leaving, freeSlots: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isExpected: boolean) => {
      if (!isExpected && freeSlots > 0) await closeFreeSlots(part, reason);
      await remove();
    },
    onSuccess: async () => {
      toast({ title: done, tone: 'good' });
      onGone();
      await client.invalidateQueries({ queryKey: ['/api/venues'] });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/admin/availability'] }),
  });
}
