import { dateText, href, Link, Page, Stack, timeText, useParams, weekdayText } from '@northlight/site-kit';
import { SlotActions } from '../../features/change-slot/slot-actions.tsx';
import { SlotHistory } from '../../features/slot-history/slot-history.tsx';

/** Route /admin/slots/:slotId: a slot as it is and as it was, and what the venue does with it. */
export function SlotPage() {
  const { slotId = '' } = useParams();
  const { date, time } = wallOf(slotId);
  return (
    <Page title={`Slot at ${timeText(time)}`} lead={`${weekdayText(date)}, ${dateText(date)}`}>
      <Stack $gap="xl">
        <p>
          <Link to={href('admin')}>Back to today’s slots</Link>
        </p>
        <SlotHistory key={slotId} slotId={slotId}>
          {(slot) => <SlotActions slot={slot} />}
        </SlotHistory>
      </Stack>
    </Page>
  );
}

/** When a slot is, as its id says it: `1-1-2026-11-28-1430`. */
function wallOf(slotId: string): { date: string; time: string } {
  const [, date = '', hours = '00', minutes = '00'] = /(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})$/.exec(slotId) ?? [];
  return { date, time: `${hours}:${minutes}` };
}
