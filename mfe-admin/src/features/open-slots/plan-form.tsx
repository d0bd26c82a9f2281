import { Button, Notice, Row, Stack, toast } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/open-slots.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { OpeningField } from './opening-field.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { type SlotPlanChoice, useOpenPlan, usePlan } from './use-open-slots.ts';
import { type Known, WhereFields } from './where-fields.tsx';

interface PlanFormProps extends Known {
  readonly choice: SlotPlanChoice;
  readonly onChange: (choice: SlotPlanChoice) => void;
  /** Something was opened: this day of this venue shows it. */
  readonly onOpened: (venueId: number, date: string) => void;
}

/** Which refusal is about which field. */
const about = {
  VENUE_NOT_FOUND: 'venueId',
  EXPERIENCE_NOT_AT_VENUE: 'experienceId',
  DATE_PAST: 'from',
  DATE_TOO_FAR: 'to',
  DAYS_CROSSED: 'to',
  SPAN_TOO_LONG: 'to',
  TIME_SKIPPED: 'opensAt',
};

/** The slots that the venue's hours and programme foresee: first they are shown, then they are opened. */
export function PlanForm({ choice, onChange, onOpened, ...known }: PlanFormProps) {
  const plan = usePlan();
  const open = useOpenPlan(({ opened }, { venueId, from }) => {
    toast({ title: texts.slot({ opened }), tone: 'good' });
    onOpened(venueId, from);
  });
  const problems = problemsOf(plan.error ?? open.error, about);
  const change = (part: Partial<SlotPlanChoice>) => {
    onChange({ ...choice, ...part });
    plan.reset();
    open.reset();
  };
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    value: choice[name],
    error: problems.of(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!plan.isPending) plan.mutate(choice);
  };
  return (
    <Stack as="form" $gap="l" onSubmit={submit} noValidate aria-label={texts.fromTheScheduleRules}>
      <FieldRow>
        <WhereFields {...known} {...choice} {...{ problems }} noExperience={texts.allExperiences} onChange={change} />
        <TextField label={texts.firstDay} {...day('from')} />
        <TextField label={texts.lastDay} hint={texts.upTo62Days} {...day('to')} />
        <OpeningField value={choice.opensAt} {...{ problems }} onChange={change} />
      </FieldRow>
      {problems.rest && <Notice tone="bad" title={problems.rest} />}
      <Row>
        <Button
          type="submit"
          tone={plan.data ? 'secondary' : 'primary'}
          isBusy={plan.isPending}
          busyText={texts.loading}
        >
          {texts.preview}
        </Button>
      </Row>
      {plan.data && <PlanPreview plan={plan.data} isBusy={open.isPending} onOpen={() => open.mutate(choice)} />}
    </Stack>
  );
}
