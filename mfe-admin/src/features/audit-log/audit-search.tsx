import { auditRooms, capitalized } from '@northlight/contracts';
import { Button, from, Row, space } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useDraft } from '../../forms/use-draft.ts';
import { texts } from '../../texts/audit-log.ts';
import type { AuditFilters } from './use-audit.ts';

interface AuditSearchProps {
  readonly filters: AuditFilters;
  readonly onLook: (change: AuditFilters) => void;
  readonly onClear: () => void;
}

const rooms = auditRooms.map((room) => ({ value: room, label: capitalized(room) }));

const fieldsOf = ({ text = '', who = '', room = '', from = '', to = '' }: AuditFilters) => ({
  text,
  who,
  room,
  from,
  to,
});

/** What to look for in the audit; nothing is looked for before it is sent. */
export function AuditSearch({ filters, onLook, onClear }: AuditSearchProps) {
  const [wanted, setWanted] = useDraft(fieldsOf(filters));
  const isCrossed = Boolean(wanted.from && wanted.to && wanted.from > wanted.to);
  const field = (name: keyof typeof wanted) => ({
    value: wanted[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setWanted((before) => ({ ...before, [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCrossed) return;
    const trimmed = { ...wanted, text: wanted.text.trim(), who: wanted.who.trim() };
    setWanted(trimmed);
    onLook(trimmed);
  };
  const clear = () => {
    setWanted(fieldsOf({}));
    onClear();
  };
  return (
    <Form role="search" aria-label={texts.auditLog} onSubmit={submit} noValidate>
      <TextField label={texts.search} hint={texts.partOfANameField} type="search" maxLength={200} {...field('text')} />
      <TextField label={texts.changedBy} hint={texts.partOfAUsername} type="search" maxLength={200} {...field('who')} />
      <SelectField label={texts.area} options={rooms} placeholder={texts.allAreas} {...field('room')} />
      <TextField
        label={texts.from}
        type="date"
        hint={wanted.from ? texts.fromThisDay : texts.noDaySelected}
        {...field('from')}
      />
      <TextField
        label={texts.to}
        type="date"
        hint={wanted.to ? texts.upToThisDay : texts.noDaySelectedUp}
        error={isCrossed ? texts.pleaseChooseADayAfter : undefined}
        {...field('to')}
      />
      <Row>
        <Button type="submit">{texts.search}</Button>
        {Object.keys(filters).length > 0 && (
          <Button tone="secondary" onClick={clear}>
            {texts.clearFilters}
          </Button>
        )}
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m} ${space.l};
  align-items: start;

  > :last-child {
    grid-column: 1 / -1;
  }

  @media (${from.medium}) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > :nth-child(-n + 2) {
      grid-column: span 3;
    }

    > :nth-child(n + 3):nth-child(-n + 5) {
      grid-column: span 2;
    }
  }
`;
