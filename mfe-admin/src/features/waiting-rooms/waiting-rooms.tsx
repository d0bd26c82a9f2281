import { onDemand, PartBoundary, Spinner } from '@northlight/site-kit';
import { texts } from '../../texts/waiting-rooms.ts';

const { Component: Section } = onDemand(async () => (await import('./waiting-rooms-section.tsx')).WaitingRoomsSection);

/** The waiting rooms, below what is looked at more often: they load by themselves. */
export const WaitingRooms = () => (
  <PartBoundary whileLoading={<Spinner text={texts.loading} />}>
    <Section />
  </PartBoundary>
);
