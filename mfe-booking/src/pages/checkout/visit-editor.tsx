import type { VenueExperienceView } from '@northlight/contracts';
import {
  Button,
  type CartLine,
  changeCartLine,
  color,
  Notice,
  space,
  visitText,
  type WantedVisit,
} from '@northlight/site-kit';
import { SelectField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { TicketsStep } from '../../features/choose-tickets/tickets-step.tsx';
import { venueOptions } from '../../features/choose-visit/visit-options.ts';
import { DayStep } from '../../features/find-slots/day-step.tsx';
import { TimeStep } from '../../features/find-slots/time-step.tsx';
import { LoadFailed } from '../../loaded.tsx';
import { useOwnPlan } from '../../own-plan.ts';
import { texts } from '../../texts/checkout.ts';
import { countIdOf, timeIdOf } from './problems.ts';
import type { CheckoutDesk } from './use-checkout-desk.ts';
import { useLineTickets } from './use-line-tickets.ts';
import { useVisitTimes } from './use-visit-times.ts';

interface EditorProps {
  readonly desk: CheckoutDesk;
  readonly line: CartLine;
}

/** Where, when and with how many: kept in the cart at every choice. */
export function VisitEditor({ desk, line }: EditorProps) {
  const { visit = {} } = line;
  const change = (next: WantedVisit) => changeCartLine(line.lineId, { visit: next, dateTime: visitText(next) });
  const times = useVisitTimes(line, { venues: desk.venues.data, isBusy: desk.isBusy, change });
  const refusal = desk.timeRefusal?.lineId === line.lineId ? desk.timeRefusal : undefined;
  const venueId = times.venue?.id;
  return (
    <Editor role="group" aria-label={texts.dateTimeAndTickets({ name: line.name })}>
      {desk.venues.isError && <LoadFailed text={texts.failedToLoadVenuesPlease} onRetry={desk.venues.refetch} />}
      <SelectField
        label={texts.venue}
        options={venueOptions(desk.venues.data ?? [])}
        value={venueId ?? ''}
        onChange={({ target }) => change({ ...visit, venueId: Number(target.value) })}
      />
      <DayStep
        id={`${line.lineId}-day`}
        days={times.days}
        zone={times.zone}
        today={times.today}
        date={visit.date ?? ''}
        isReady={venueId !== undefined}
        error={undefined}
        onDate={(date) => venueId && change({ ...visit, venueId, date })}
      />
      <TimeStep
        id={timeIdOf(line)}
        slots={times.slots}
        venue={times.venue}
        today={times.today}
        {...{ date: visit.date ?? '', time: visit.time ?? '', tickets: line.quantity }}
        error={undefined}
        notice={refusal && <Refused reason={refusal.message} />}
        lost={times.lost}
        isLive={times.isLive}
        onTime={(time) => venueId && change({ ...visit, venueId, time })}
      />
      <LineTickets desk={desk} line={line} experience={times.experience} onRefuse={desk.refuseCount(line.lineId)} />
      <div>
        <Button tone="secondary" onClick={() => desk.editor.closeEditor(line.lineId)}>
          {texts.done}
        </Button>
      </div>
    </Editor>
  );
}

function Refused({ reason }: { readonly reason: string }) {
  return (
    <Notice tone="bad" title={reason}>
      <p>{texts.pleaseChooseAnotherTimeSentence}</p>
    </Notice>
  );
}

interface LineTicketsProps extends EditorProps {
  readonly experience: VenueExperienceView | undefined;
  readonly onRefuse: (isRefused: boolean) => void;
}

function LineTickets({ desk, line, experience, onRefuse }: LineTicketsProps) {
  const plan = useOwnPlan(desk.buyer, desk.quotes.quotes.get(line.lineId));
  const { type, chooseType, chooseCount } = useLineTickets(line);
  return (
    <TicketsStep
      ids={{ type: `${line.lineId}-type`, tickets: countIdOf(line) }}
      type={type}
      tickets={line.quantity}
      price={experience?.price ?? line.price}
      plan={plan}
      errors={{ type: undefined, tickets: undefined }}
      onType={chooseType}
      onTickets={chooseCount}
      onRefuse={onRefuse}
    />
  );
}

const Editor = styled.div`
  display: grid;
  gap: ${space.xl};
  margin-top: ${space.l};
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};
`;
