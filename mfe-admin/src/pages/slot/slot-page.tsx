import { dateText, href, Link, Page, Row, Stack, timeText, useParams, weekdayText } from '@northlight/site-kit';
import { CallOffSlot } from '../../features/call-off/call-off-slot.tsx';
import { SlotActions } from '../../features/change-slot/slot-actions.tsx';
import { SlotHistory } from '../../features/slot-history/slot-history.tsx';
import { factsOf } from '../../format/slot-facts.ts';
import { useMayChangeSlots } from '../../hooks/may-change-slots.ts';
import { texts } from '../../texts/slot.ts';

/** Route /admin/slots/:slotId: a slot as it is and as it was, and what the venue does with it. The desk may look. */
export function SlotPage() {
  const { slotId = '' } = useParams();
  const mayChange = useMayChangeSlots();
  const { venueId, date, time } = factsOf(slotId);
  return (
    <Page title={texts.slotAt({ time: timeText(time) })} lead={`${weekdayText(date)}, ${dateText(date)}`}>
      <Stack $gap="xl">
        <p>
          <Link to={href('adminAvailability', { venue: venueId, week: date })}>{texts.backToCalendar}</Link>
        </p>
        <SlotHistory key={slotId} slotId={slotId}>
          {(slot) =>
            mayChange && (
              <Row>
                <SlotActions slot={slot} />
                <CallOffSlot slotId={slotId} />
              </Row>
            )
          }
        </SlotHistory>
      </Stack>
    </Page>
  );
}
