import type { ExperienceView, VenueView } from '@northlight/contracts';
import {
  allInText,
  font,
  money,
  onDemand,
  PartBoundary,
  size,
  space,
  useBookingPolicy,
  useQuery,
} from '@northlight/site-kit';
import { addDays, BoardNote, todayIn, useLiveSlots, useOpenings, useSlotsFor } from '@northlight/site-kit/booking-ui';
import { SelectField, Skeleton, Stub } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/choose-visit.ts';
import { TimeChoice } from './time-choice.tsx';
import { daysOptions, slotsOptions } from './use-availability.ts';
import { useLostTime, useVisit } from './use-visit.ts';
import { locationOption } from './visit.ts';
import { VisitActions } from './visit-actions.tsx';
import { useWaiting, WaitlistPrompt } from './waitlist-prompt.tsx';

const { Component: MonthCalendar } = onDemand(
  async () => (await import('@northlight/site-kit/booking-ui')).MonthCalendar,
);

/** Tickets are sold this many days ahead (decisions.md 5). */
const HORIZON_DAYS = 60;

interface ChooseVisitProps {
  readonly experience: ExperienceView;
  readonly venues: readonly VenueView[];
}

/** The booking sidebar: price, location, date, time, and the two ways on (§2 Experience detail). */
export function ChooseVisit({ experience, venues }: ChooseVisitProps) {
  const { visit, choose } = useVisit(venues);
  const { venue, date, time } = visit;
  const zone = venue?.timezone ?? 'America/New_York';
  const today = todayIn(zone);
  const lastDay = addDays(today, HORIZON_DAYS);
  const place = venue && { venueId: venue.id, experienceId: experience.id };
  const openings = useOpenings(useQuery(daysOptions(place && { ...place, from: today, to: lastDay })).data, zone);
  const day = place && date ? { ...place, date } : undefined;
  const slots = useQuery(slotsOptions(day));
  const board = useSlotsFor(slots.data, zone);
  const isLive = useLiveSlots(day);
  const waiting = useWaiting({ place, date, experienceName: experience.name });
  const { lost, filled } = useLostTime({
    slots: board,
    day: `${venue?.id} ${experience.id} ${date}`,
    time,
    onLost: () => choose('time', undefined),
  });
  return (
    <Stub
      tail={
        <VisitActions
          experience={experience}
          visit={filled ? { ...visit, time: undefined } : visit}
          onCount={(tickets) => choose('tickets', String(tickets))}
        />
      }
    >
      <Parts>
        <Price amount={experience.price} />
        <SelectField
          label={texts.location}
          options={venues.map(locationOption)}
          value={venue?.id ?? ''}
          onChange={({ target }) => choose('venueId', target.value)}
        />
        <section>
          <h2>{texts.date}</h2>
          <PartBoundary whileLoading={<Skeleton $height="340px" />}>
            <MonthCalendar
              label={texts.date}
              selected={date}
              onSelect={(chosen) => choose('date', chosen)}
              {...{ today, lastDay, openSlots: undefined, ...openings, isDisabled: !venue }}
            />
          </PartBoundary>
        </section>
        <section>
          <h2>{texts.time}</h2>
          {date && <BoardNote {...{ lost, isLive }} />}
          <TimeChoice
            {...{ date, today, time, slots: board, hasFailed: slots.isError }}
            onRetry={() => void slots.refetch()}
            onChoose={(chosen) => choose('time', chosen)}
            onWait={waiting.waitFor}
          />
        </section>
      </Parts>
      <WaitlistPrompt waiting={waiting} onStale={() => void slots.refetch()} />
    </Stub>
  );
}

function Price({ amount }: { readonly amount: number }) {
  const whole = allInText(amount, useBookingPolicy());
  return (
    <div>
      <Amount>{money(amount)}</Amount> {texts.perPerson}
      {whole && <strong>{whole}</strong>}
    </div>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space.l};

  h2 {
    margin-bottom: ${space.s};
    font: 600 ${size.text} / 1.3 ${font.text};
    letter-spacing: 0;
  }
`;

const Amount = styled.b`
  font: 750 2.5rem / 1 ${font.display};
  letter-spacing: -0.03em;

  ~ strong {
    display: block;
    font-size: ${size.lead};
    margin-top: ${space.xs};
  }
`;
