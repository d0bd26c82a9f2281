import { type DeskReason, deskReasons } from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';
import { texts } from '../texts/common.ts';

const words: Readonly<Record<DeskReason, string>> = {
  customer_asked: texts.customerRequest,
  slot_closed: texts.slotClosed,
  equipment: texts.equipmentFailure,
  staff_missing: texts.noStaffAvailable,
  weather: texts.weather,
  safety: texts.safety,
  mistake: texts.bookedByMistake,
  other: texts.otherReason,
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
      hint={texts.staysInTheHistoryPermanently}
      options={deskReasons.map((reason) => ({ value: reason, label: words[reason] }))}
      value={value}
      onChange={({ target }) => onChange(target.value as DeskReason)}
    />
  );
}
