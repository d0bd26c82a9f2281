import type { VenueView } from '@northlight/contracts';
import { Spinner } from '@northlight/site-kit';
import { addDays } from '@northlight/site-kit/booking-ui';
import { Dialog, LoadFailure, Tabs } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { wallDate } from '../../format/dates.ts';
import { useExperienceNames } from '../../queries/experiences.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';
import { texts } from '../../texts/open-slots.ts';
import { OneStartForm } from './one-start-form.tsx';
import { PlanForm } from './plan-form.tsx';

/** What the forms begin with, where it is known. */
export interface Preset {
  readonly venueId?: number | undefined;
  readonly experienceId?: number | undefined;
  readonly date?: string | undefined;
}

interface AddAvailabilityProps {
  readonly preset: Preset;
  readonly onClose: () => void;
  /** Something was opened: this day of this venue shows it. */
  readonly onOpened: (venueId: number, date: string) => void;
}

/** More slots: those that the opening rules foresee, or one start by hand. */
export function AddAvailability({ preset, onClose, onOpened }: AddAvailabilityProps) {
  const { data: venues, isPending, refetch } = useOpenVenues();
  return (
    <Dialog isOpen isWide title={texts.addAvailability} onClose={onClose}>
      {isPending && <Spinner text={texts.loadingVenues} />}
      {!isPending && !venues && <LoadFailure text={texts.couldntLoadVenues} onRetry={() => void refetch()} />}
      {venues && <Forms venues={venues} preset={preset} onOpened={onOpened} />}
    </Dialog>
  );
}

interface FormsProps extends Pick<AddAvailabilityProps, 'preset' | 'onOpened'> {
  readonly venues: readonly VenueView[];
}

function Forms({ venues, preset, onOpened }: FormsProps) {
  const experiences = useExperienceNames();
  const { venueId, experienceId, date } = beginning(venues, preset);
  const [choice, setChoice] = useState({ venueId, experienceId, from: date, to: addDays(date, 6) });
  const [start, setStart] = useState({ venueId, experienceId, date, time: '', capacity: 20 });
  const known = { venues, experiences, onOpened };
  const tabs = [
    {
      id: 'plan',
      title: texts.fromTheScheduleRules,
      content: <PlanForm {...known} choice={choice} onChange={setChoice} />,
    },
    { id: 'one', title: texts.oneExtraSlot, content: <OneStartForm {...known} start={start} onChange={setStart} /> },
  ];
  return <Tabs label={texts.whatToAdd} tabs={tabs} />;
}

/** The venue that is looked at, or the first; the day that is looked at, but not before its today. */
function beginning(venues: readonly VenueView[], preset: Preset) {
  const venue = venues.find(({ id }) => id === preset.venueId) ?? venues[0];
  const today = wallDate(venue?.timezone ?? 'UTC');
  const date = preset.date && preset.date > today ? preset.date : today;
  return { venueId: venue?.id ?? 0, experienceId: preset.experienceId, date };
}
