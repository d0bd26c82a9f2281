import { type GrantPlanDto, type ManagedUserView, type MembershipView, noPlan } from '@northlight/contracts';
import { Button, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { Dialog, SelectField, TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useId, useState } from 'react';
import { clockToday } from '../../format/dates.ts';
import { problemsOf } from '../../forms/field-problems.ts';
import { texts } from '../../texts/manage-users.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { monthAfter, nameOf, planText } from './plan-words.ts';
import { useGrantPlan } from './use-users.ts';

interface PlanDialogProps {
  readonly user: ManagedUserView;
  readonly plans: readonly MembershipView[];
  readonly onClose: () => void;
}

/** Gives somebody a plan by hand, renews it, or ends it. */
export function PlanDialog({ user, plans, onClose }: PlanDialogProps) {
  const form = useId();
  const { said: values, choose, renew, field, send, isBusy, problem } = usePlanForm(user, plans, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={isBusy} busyText={texts.saving}>
        {texts.savePlan}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={texts.sPlan({ username: user.username })} onClose={onClose} footer={buttons}>
      <Stack as="form" id={form} onSubmit={submit} noValidate>
        <Quiet>{texts.nothingIsChargedHerePlans({ plan: planText(user.plan, plans) })}</Quiet>
        <SelectField
          label={texts.plan}
          options={optionsOf(user, plans)}
          {...field('tier')}
          onChange={({ target }) => choose(target.value)}
        />
        {values.tier === noPlan ? (
          user.plan.tier !== noPlan && <Notice tone="plain" title={texts.thePlanAndItsGuest} />
        ) : (
          <>
            <FieldRow>
              <TextField label={texts.lastDay} type="date" min={clockToday()} isRequired {...field('until')} />
              <TextField label={texts.guestPassesLeft} inputMode="numeric" {...field('guestPassesLeft')} />
            </FieldRow>
            <Row>
              <Button tone="secondary" isSmall onClick={renew}>
                {texts.addAMonth}
              </Button>
            </Row>
          </>
        )}
        {problem && <Notice tone="bad" title={problem} />}
      </Stack>
    </Dialog>
  );
}

/** A plan that is offered no more stays with whoever has it, until another is chosen. */
const optionsOf = ({ plan: { tier } }: ManagedUserView, plans: readonly MembershipView[]) => [
  { value: noPlan, label: texts.noPlan },
  ...plans.map(({ slug, name }) => ({ value: slug, label: name })),
  ...(tier === noPlan || plans.some(({ slug }) => slug === tier)
    ? []
    : [{ value: tier, label: texts.noLongerOffered({ tier: nameOf(tier, plans) }), isDisabled: true }]),
];

type Said = Readonly<Record<'tier' | 'until' | 'guestPassesLeft', string>>;

const usePlanForm = (user: ManagedUserView, plans: readonly MembershipView[], onDone: () => void) => {
  const [values, setValues] = useState(() => asHeld(user));
  const { grant, isBusy, error } = useGrantPlan(user, onDone);
  const problems = problemsOf(error, {
    PLAN_ENDS_EARLY: 'until',
    PLAN_ENDS_LATE: 'until',
    MEMBERSHIP_NOT_FOUND: 'tier',
  });
  const passesOf = (tier: string): string => String(plans.find(({ slug }) => slug === tier)?.guestPasses ?? 0);
  return {
    said: values,
    choose: (tier: string) =>
      setValues(
        tier === user.plan.tier
          ? asHeld(user)
          : { tier, until: monthAfter(clockToday()), guestPassesLeft: passesOf(tier) },
      ),
    /** A month more than it has, or from today on where it is over. */
    renew: () =>
      setValues(({ tier, until }) => ({
        tier,
        until: monthAfter(until > clockToday() ? until : clockToday()),
        guestPassesLeft: passesOf(tier),
      })),
    field: (name: keyof Said) => ({
      id: `plan-${name}`,
      value: values[name],
      error: problems.of(name),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setValues((before) => ({ ...before, [name]: target.value })),
    }),
    send: () => grant(planOf(values)),
    isBusy,
    problem: problems.rest,
  };
};

/** An empty number is none: the server says at its field that it is missing. */
const planOf = ({ tier, until, guestPassesLeft: passes }: Said): GrantPlanDto =>
  tier === noPlan ? { tier } : { tier, until, guestPassesLeft: passes.trim() ? Number(passes) : undefined };

/** What the account has; a plan that is over is renewed from today on. */
const asHeld = ({ plan: { tier, status, until, guestPassesLeft } }: ManagedUserView): Said => ({
  tier,
  until: status === 'active' && until ? until : monthAfter(clockToday()),
  guestPassesLeft: String(guestPassesLeft),
});
