import { Button, dateText, Notice, Row, Stack, timeText, toast } from '@northlight/site-kit';
import { Stepper, TextField } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/open-slots.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { OpeningField } from './opening-field.tsx';
import { type OneStart, useOpenOne } from './use-open-slots.ts';
import { type Known, WhereFields } from './where-fields.tsx';

interface OneStartFormProps extends Known {
  readonly start: OneStart;
  readonly onChange: (start: OneStart) => void;
  /** It was opened: this day of this venue shows it. */
  readonly onOpened: (venueId: number, date: string) => void;
}

const about = {
  VENUE_NOT_FOUND: 'venueId',
  EXPERIENCE_NOT_AT_VENUE: 'experienceId',
  DATE_PAST: 'date',
  DATE_TOO_FAR: 'date',
  SLOT_STARTED: 'time',
  TIME_SKIPPED: 'time',
  SLOT_EXISTS: 'time',
};

/** One start by hand, whatever the opening rules say. */
export function OneStartForm({ start, onChange, onOpened, ...known }: OneStartFormProps) {
  const open = useOpenOne(({ venueId, experienceId = 0, date, time }) => {
    const what = known.experiences.get(experienceId) ?? texts.theSlot;
    toast({ title: texts.isOnSale({ what, date: dateText(date), time: timeText(time) }), tone: 'good' });
    onOpened(venueId, date);
  });
  const problems = problemsOf(open.error, about);
  const change = (part: Partial<OneStart>) => {
    onChange({ ...start, ...part });
    open.reset();
  };
  const wall = (name: 'date' | 'time') => ({
    type: name,
    value: start[name],
    error: problems.of(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open.isPending) open.mutate(start);
  };
  return (
    <Stack as="form" $gap="l" onSubmit={submit} noValidate aria-label={texts.oneExtraSlot}>
      <FieldRow>
        <WhereFields
          {...known}
          {...start}
          {...{ problems }}
          noExperience={texts.selectAnExperience}
          onChange={change}
        />
        <TextField label={texts.day} {...wall('date')} />
        <TextField label={texts.startTime} hint={texts.theVenuesLocalTime} {...wall('time')} />
        <Stepper
          label={texts.seats}
          value={start.capacity}
          onChange={(capacity) => change({ capacity })}
          min={1}
          max={5000}
          error={problems.of('capacity')}
        />
        <OpeningField value={start.opensAt} {...{ problems }} onChange={change} />
      </FieldRow>
      {problems.rest && <Notice tone="bad" title={problems.rest} />}
      <Row>
        <Button type="submit" isBusy={open.isPending} busyText={texts.opening}>
          {texts.openThisSlot}
        </Button>
      </Row>
    </Stack>
  );
}
