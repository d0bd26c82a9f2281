import { type TicketType, ticketLimits, ticketTypes } from '@northlight/contracts';
import { SelectField, Stepper, TextField } from '@northlight/site-kit/ui';
import type { Problems } from '../../forms/field-problems.ts';
import { texts } from '../../texts/walk-in.ts';
import { FieldRow } from '../../ui/field-row.ts';
import { type Draft, ticketsOf } from './walk-in-draft.ts';

interface PartyFieldsProps {
  readonly draft: Draft;
  readonly problems: Problems;
  readonly onChange: (part: Partial<Draft>) => void;
}

const typeNames: Readonly<Record<TicketType, string>> = {
  standard: texts.standard,
  member: texts.memberCheckTheCard,
  group: texts.group,
  family: texts.familyPackExactly({ familyPack: ticketLimits.familyPack }),
};
const typeOptions = ticketTypes.map((value) => ({ value, label: typeNames[value] }));

/** How many, of which type, and whose name; an address only for those who want a mail. */
export function PartyFields({ draft, problems, onChange }: PartyFieldsProps) {
  const { type, name, email } = draft;
  return (
    <FieldRow>
      <Stepper
        label={texts.tickets}
        value={ticketsOf(draft)}
        onChange={(tickets) => onChange({ tickets })}
        min={ticketLimits.min}
        max={ticketLimits.max}
        isLocked={type === 'family'}
        error={problems.of('numberOfTickets')}
      />
      <SelectField
        label={texts.ticketType}
        options={typeOptions}
        value={type}
        error={problems.of('ticketType')}
        onChange={({ target }) => onChange({ type: target.value as TicketType })}
      />
      <TextField
        label={texts.name}
        autoComplete="off"
        isRequired
        value={name}
        error={problems.of('customerName')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <TextField
        label={texts.email}
        hint={texts.withoutOneNoEmail}
        type="email"
        autoComplete="off"
        value={email}
        error={problems.of('customerEmail')}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </FieldRow>
  );
}
