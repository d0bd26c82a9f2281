import { weekdayNames } from '@northlight/contracts';
import { Button, color, Row, radius, space } from '@northlight/site-kit';
import { CheckboxField, FieldError, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { fromMonday } from '../../format/dates.ts';
import { texts } from '../../texts/programme.ts';
import type { RuleDraft, useRulesForm } from './use-rules-form.ts';

interface RuleFieldsProps {
  readonly form: ReturnType<typeof useRulesForm>;
  readonly nth: number;
  /** Minutes that the experience takes. */
  readonly duration: number;
}

/** One rule: on which days, from when to when, how often and for how many. */
export function RuleFields({ form, nth, duration }: RuleFieldsProps) {
  const { rules, errorOf, change, remove } = form;
  const rule = rules[nth];
  if (!rule) return null;
  const text = (part: Exclude<keyof RuleDraft, 'weekdays'>) => ({
    id: `rules.${nth}.${part}`,
    value: rule[part],
    error: errorOf(nth, part),
    onChange: ({ target }: { target: HTMLInputElement }) => change(nth, { [part]: target.value }),
  });
  return (
    <Frame>
      <legend>{texts.rule({ nth: nth + 1 })}</legend>
      <Weekdays
        rule={rule}
        nth={nth}
        error={errorOf(nth, 'weekdays')}
        onChange={(weekdays) => change(nth, { weekdays })}
      />
      <Fields>
        <TextField label={texts.firstStart} type="time" isRequired {...text('firstStart')} />
        <TextField label={texts.lastStart} hint={texts.leaveEmptyToFinish} type="time" {...text('lastStart')} />
        <TextField
          label={texts.every}
          hint={texts.minutesLeaveEmptyForIncluding({ duration: usualStep(duration) })}
          inputMode="numeric"
          {...text('everyMinutes')}
        />
        <TextField label={texts.seats} inputMode="numeric" isRequired {...text('seats')} />
        <TextField
          label={texts.validFrom}
          hint={rule.validFrom ? texts.fromThisDay : texts.noDaySelectedRightAway}
          type="date"
          {...text('validFrom')}
        />
        <TextField
          label={texts.validUntil}
          hint={rule.validUntil ? texts.upToThisDay : texts.noDaySelectedNoEnd}
          type="date"
          {...text('validUntil')}
        />
      </Fields>
      {rules.length > 1 && (
        <div>
          <Button
            tone="secondary"
            isSmall
            aria-label={texts.removeRuleOf({ nth: nth + 1 })}
            onClick={() => remove(nth)}
          >
            {texts.removeRule}
          </Button>
        </div>
      )}
    </Frame>
  );
}

/** Duration and 15 minutes to clear the room, rounded up to a quarter of an hour (decisions.md 5). */
const usualStep = (duration: number): number => Math.ceil((duration + 15) / 15) * 15;

interface WeekdaysProps {
  readonly rule: RuleDraft;
  readonly nth: number;
  readonly error: string | undefined;
  readonly onChange: (weekdays: readonly number[]) => void;
}

function Weekdays({ rule: { weekdays }, nth, error, onChange }: WeekdaysProps) {
  const toggle = (weekday: number) =>
    weekdays.includes(weekday) ? weekdays.filter((one) => one !== weekday) : [...weekdays, weekday];
  return (
    <Days aria-label={texts.daysOfRule({ nth: nth + 1 })}>
      <Row $gap="l">
        {fromMonday.map((weekday, at) => (
          <CheckboxField
            key={weekday}
            id={at === 0 ? `rules.${nth}.weekdays` : undefined}
            label={weekdayNames[weekday]?.slice(0, 3) ?? ''}
            aria-label={weekdayNames[weekday]}
            checked={weekdays.includes(weekday)}
            onChange={() => onChange(toggle(weekday))}
          />
        ))}
      </Row>
      {error && <FieldError>{error}</FieldError>}
    </Days>
  );
}

const Frame = styled.fieldset`
  display: grid;
  min-width: 0;
  gap: ${space.l};
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};

  legend {
    padding-inline: ${space.s};
    font-weight: 600;
  }
`;

const Days = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.l};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
`;
