import { Notice } from '@northlight/site-kit';
import type { BookingDraft } from '../../features/booking-draft/draft.ts';
import { TicketsStep } from '../../features/choose-tickets/tickets-step.tsx';
import { VisitStep } from '../../features/choose-visit/visit-step.tsx';
import { DayStep } from '../../features/find-slots/day-step.tsx';
import { TimeStep } from '../../features/find-slots/time-step.tsx';
import { ContactStep } from '../../features/give-contact/contact-step.tsx';
import { useOwnPlan } from '../../own-plan.ts';
import { texts } from '../../texts/booking.ts';
import { ChosenLines, ChosenMoment, ChosenVisit } from './chosen-lines.tsx';
import { type FieldName, fieldIds, ticketsHeadingId } from './field-ids.ts';
import { Step } from './step.tsx';
import type { BookingDesk } from './use-booking-desk.ts';
import { chosenId, useChosen } from './use-chosen.ts';

interface StepsProps {
  readonly desk: BookingDesk;
}

/** The form from the venue to the contact, each part with its own words about what was lost or refused. */
export function BookingSteps({ desk }: StepsProps) {
  const chosen = useChosen(desk);
  return (
    <>
      <ChosenLines id={chosenId}>
        {chosen.isClosed('visit') && <ChosenVisit desk={desk} onChange={() => chosen.open('visit')} />}
        {chosen.isClosed('moment') && <ChosenMoment desk={desk} onChange={() => chosen.open('moment')} />}
      </ChosenLines>
      {!chosen.isClosed('visit') && <Visit desk={desk} />}
      {!chosen.isClosed('moment') && <Day desk={desk} />}
      {!chosen.isClosed('moment') && <Time desk={desk} />}
      <Tickets desk={desk} />
      <Contact desk={desk} />
    </>
  );
}

function Visit({ desk: { values, data, change, error, noticeAt } }: StepsProps) {
  return (
    <Step title={texts.venueAndExperience} notice={noticeAt('visit')}>
      <VisitStep
        {...{ venueId: values.venueId, experienceId: values.experienceId }}
        venues={data.venues}
        experiences={data.experiences}
        ids={{ venue: fieldIds.venueId, experience: fieldIds.experienceId }}
        errors={{ venue: error('venueId'), experience: error('experienceId') }}
        onVenue={(venueId) => change({ venueId })}
        onExperience={(experienceId) => change({ experienceId })}
      />
    </Step>
  );
}

function Day({ desk: { values, data, change, error, noticeAt } }: StepsProps) {
  return (
    <Step title={texts.pickADate} notice={noticeAt('day')}>
      <DayStep
        id={fieldIds.date}
        days={data.days}
        zone={data.zone}
        today={data.today}
        date={values.date}
        isReady={data.venue !== undefined && data.experience !== undefined}
        error={error('date')}
        onDate={(date) => change({ date })}
      />
    </Step>
  );
}

function Time({ desk: { values, data, change, error, noticeAt, lostTime, failure, waiting } }: StepsProps) {
  const isRefused = failure?.place === 'slots';
  return (
    <Step title={texts.pickATime}>
      <TimeStep
        id={fieldIds.time}
        slots={data.slots}
        venue={data.venue}
        today={data.today}
        {...{ date: values.date, time: values.time, tickets: values.numberOfTickets }}
        error={error('time')}
        notice={isRefused && <Refused reason={failure.message} />}
        lost={isRefused ? undefined : (lostTime ?? noticeAt('time'))}
        isLive={data.isLive}
        onTime={(time) => change({ time })}
        onWait={waiting.waitFor}
      />
    </Step>
  );
}

function Refused({ reason }: { readonly reason: string }) {
  return (
    <Notice tone="bad" title={reason}>
      <p>{texts.pleaseChooseAnotherTime}</p>
    </Notice>
  );
}

function Tickets({ desk: { values, data, buyer, change, draft, refuseCount, error, noticeAt } }: StepsProps) {
  const plan = useOwnPlan(buyer, data.quote.data);
  return (
    <Step title={texts.tickets} headingId={ticketsHeadingId} notice={noticeAt('tickets')}>
      <TicketsStep
        ids={{ type: fieldIds.ticketType, tickets: fieldIds.numberOfTickets }}
        type={values.ticketType}
        tickets={values.numberOfTickets}
        price={data.experience?.price}
        plan={plan}
        errors={{ type: error('ticketType'), tickets: error('numberOfTickets') }}
        onType={draft.chooseType}
        onTickets={(numberOfTickets) => change({ numberOfTickets })}
        onRefuse={refuseCount}
      />
    </Step>
  );
}

function Contact({ desk: { draft, error } }: StepsProps) {
  const field = (name: FieldName & keyof BookingDraft) => ({
    id: fieldIds[name],
    field: draft.form.register(name),
    error: error(name),
  });
  return (
    <Step title={texts.yourDetails}>
      <ContactStep name={field('customerName')} email={field('customerEmail')} phone={field('customerPhone')} />
    </Step>
  );
}
