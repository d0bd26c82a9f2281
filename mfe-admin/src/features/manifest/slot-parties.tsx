import { type DeskBookingView, NIGHT_ENDS } from '@northlight/contracts';
import { color, href, Link, size, space, timeText } from '@northlight/site-kit';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/manifest.ts';
import { PartyLine } from '../../ui/party-line.tsx';
import { dayText } from './day-choice.tsx';
import type { SlotPart } from './parties.ts';

interface SlotPartiesProps {
  readonly part: SlotPart;
  readonly act: (booking: DeskBookingView) => ReactNode;
  /** Its place among all parts of the day, where not all are drawn. */
  readonly at?: number;
  readonly ref?: Ref<HTMLElement>;
}

/** The parties of a slot, or some of many, under what the slot is. */
export function SlotParties({ part: { slot, parties, isFirst }, act, at, ref }: SlotPartiesProps) {
  const { time, experienceName } = slot;
  const name = `${timeText(time)}, ${experienceName}`;
  return (
    <Group ref={ref} data-index={at} aria-label={isFirst ? name : texts.continued({ name })}>
      {isFirst && <Head slot={slot} />}
      <ul>
        {parties.map((booking) => (
          <PartyLine key={booking.id} booking={booking}>
            {act(booking)}
          </PartyLine>
        ))}
      </ul>
    </Group>
  );
}

function Head({ slot: { id, date, time, experienceName, bookedCount, capacity, isClosed } }: Pick<SlotPart, 'slot'>) {
  return (
    <header>
      <h3>
        <Link to={`${href('admin')}/slots/${id}`}>
          <time>{timeText(time)}</time> {experienceName}
          {time < NIGHT_ENDS && <small> {dayText(date)}</small>}
        </Link>
      </h3>
      <p>{(isClosed ? texts.ofSeatsClosed : texts.ofSeats)({ bookedCount, capacity })}</p>
    </header>
  );
}

const Group = styled.section`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.xs} ${space.l};
    padding-top: ${space.xl};
    padding-bottom: ${space.s};
  }

  h3 {
    font-size: ${size.lead};
  }

  h3 a {
    text-decoration: none;
  }

  h3 a:hover {
    text-decoration: underline;
  }

  time {
    display: inline-block;
    min-width: 5.5em;
    font-variant-numeric: tabular-nums;
  }

  header p {
    color: ${color.inkQuiet};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
`;
