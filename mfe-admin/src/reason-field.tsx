import { type DeskReason, deskReasons } from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';
import { texts } from './texts/common.ts';

const words: Readonly<Record<DeskReason, string>> = {
  customer_asked: texts.theCustomerAsked,
  slot_closed: texts.theSlotIsClosed,
  equipment: texts.somethingIsBroken,
  staff_missing: texts.nobodyCanRun,
  weather: texts.weather,
  safety: texts.safety,
  mistake: texts.itWasBookedByMistake,
  other: texts.anotherReason,
};

interface ReasonFieldProps {
  readonly value: DeskReason;
  readonly onChange: (reason: DeskReason) => void;
}

/** Why the venue does it: it stays in the history for good. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label={texts.reason}
      hint={texts.itStaysInTheHistory}
      options={deskReasons.map((reason) => ({ value: reason, label: words[reason] }))}
      value={value}
      onChange={({ target }) => onChange(target.value as DeskReason)}
    />
  );
}
