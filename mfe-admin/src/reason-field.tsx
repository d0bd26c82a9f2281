import { type DeskReason, deskReasons } from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';

const words: Readonly<Record<DeskReason, string>> = {
  customer_asked: 'The customer asked for it',
  slot_closed: 'The slot is closed',
  equipment: 'Something is broken',
  staff_missing: 'Nobody can run it',
  weather: 'Weather',
  safety: 'Safety',
  mistake: 'It was booked by mistake',
  other: 'Another reason',
};

interface ReasonFieldProps {
  readonly value: DeskReason;
  readonly onChange: (reason: DeskReason) => void;
}

/** Why the venue does it: it stays in the history for good. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label="Reason"
      hint="It stays in the history for good."
      options={deskReasons.map((reason) => ({ value: reason, label: words[reason] }))}
      value={value}
      onChange={({ target }) => onChange(target.value as DeskReason)}
    />
  );
}
