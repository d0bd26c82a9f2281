import type { HistoryEntryView, SlotStateView } from '@northlight/contracts';
import { Badge, color, font, Quiet, Row, radius, rich, Surface, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { wallText } from '../../format/moments.ts';
import { texts } from '../../texts/slot-history.ts';

interface SlotThenProps {
  readonly slot: SlotStateView;
  /** The event after which it was so; none: it is so now. */
  readonly entry: HistoryEntryView | undefined;
  /** The answer for this step is still on its way; what is shown is the step before. */
  readonly isSettling: boolean;
}

/** The seats of a slot at one moment. */
export function SlotThen({ slot, entry, isSettling }: SlotThenProps) {
  const { experienceName, venueName, status, taken, capacity, left, timezone, holds } = slot;
  return (
    <Surface as="section" aria-busy={isSettling}>
      <Row $spread>
        <h2>{experienceName}</h2>
        <Badge $tone={status === 'open' ? 'good' : 'soldOut'}>{status === 'open' ? texts.onSale : texts.closed}</Badge>
      </Row>
      <Quiet>{venueName}</Quiet>
      <When>{entry ? texts.asIt({ at: wallText(entry.at, timezone) }) : texts.currentState}</When>
      <Count>{rich(texts.ofSeatsBooked, { taken: <b>{taken}</b>, capacity })}</Count>
      <Bar aria-hidden>
        <i style={{ inlineSize: `${capacity === 0 ? 0 : (100 * taken) / capacity}%` }} />
      </Bar>
      <Quiet>{leftText({ left, holds })}</Quiet>
    </Surface>
  );
}

function leftText({ left, holds }: Pick<SlotStateView, 'left' | 'holds'>): string {
  const offers = holds.filter(({ isOffer }) => isOffer).length;
  const bookings = holds.length - offers;
  return offers === 0 ? texts.leftBooking({ left, bookings }) : texts.leftBookingOf({ left, bookings, offers });
}

const When = styled.p`
  margin-top: ${space.xl};
  font-variant-numeric: tabular-nums;
`;

const Count = styled.p`
  margin-block: ${space.s} ${space.m};
  color: ${color.inkQuiet};

  b {
    color: ${color.ink};
    font: 700 clamp(2.5rem, 2rem + 2vw, 3.5rem) / 1 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }

  font-size: ${size.lead};
`;

const Bar = styled.div`
  overflow: hidden;
  height: 8px;
  margin-bottom: ${space.m};
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};

  i {
    display: block;
    height: 100%;
    background: ${color.action};
  }
`;
