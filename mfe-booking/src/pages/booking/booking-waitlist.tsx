import { onDemand, PartBoundary, space } from '@northlight/site-kit';
import { DialogBoundary, Skeleton } from '@northlight/site-kit/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { useRefreshSlots } from '../../features/find-slots/slots.ts';
import { texts } from '../../texts/booking.ts';
import type { BookingDesk } from './use-booking-desk.ts';

/** Most visits need neither: both come when they are asked for. */
const { Component: JoinWaitlist } = onDemand(
  async () => (await import('@northlight/site-kit/waitlist-ui')).JoinWaitlist,
);
const { Component: WaitlistNotice } = onDemand(
  async () => (await import('../../features/take-offer/waitlist-notice.tsx')).WaitlistNotice,
);

interface WaitlistProps {
  readonly desk: BookingDesk;
}

/** One's own place on a waitlist, for whoever came by the link in a mail. */
export function OwnPlace({ desk: { waitlist, data } }: WaitlistProps) {
  const refreshSlots = useRefreshSlots();
  const { link, entry } = waitlist;
  if (!link) return null;
  const refresh = () => void Promise.all([entry.refetch(), refreshSlots()]);
  return (
    <Place>
      <PartBoundary whileLoading={<LoadingPlace />}>
        <WaitlistNotice {...{ link, entry }} venue={data.venue} whileLoading={<LoadingPlace />} onLeft={refresh} />
      </PartBoundary>
    </Place>
  );
}

/** As high as what comes, so that the form below stays where it is. */
function LoadingPlace() {
  return (
    <div role="status" aria-label={texts.loadingYourPlace}>
      <Skeleton $height="150px" />
    </div>
  );
}

/** The dialog about a full time; outside the form of the page, because it has one of its own. */
export function WaitlistPrompt({ desk: { waiting } }: WaitlistProps) {
  const refreshSlots = useRefreshSlots();
  if (!waiting.wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogBoundary>
        <JoinWaitlist wanted={waiting.wanted} onClose={waiting.stop} onStale={() => void refreshSlots()} />
      </DialogBoundary>
    </Suspense>
  );
}

const Place = styled.div`
  &:not(:empty) {
    margin-bottom: ${space.xl};
  }
`;
