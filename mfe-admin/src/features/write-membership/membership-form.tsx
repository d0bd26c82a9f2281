import { Button, from, Row, Stack, space } from '@northlight/site-kit';
import { CheckboxField, ErrorSummary, TextArea, TextField } from '@northlight/site-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/write-membership.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import type { useMembershipForm } from './use-membership-form.ts';

interface MembershipFormProps {
  readonly form: ReturnType<typeof useMembershipForm>;
  /** Its number; 0 for a new one. */
  readonly id?: number;
  readonly label: string;
  readonly saveText: string;
  readonly savingText: string;
  readonly onCancel: () => void;
  /** What else belongs to it: its picture. */
  readonly children: ReactNode;
}

/** What visitors read about a plan, what it costs and what it brings (§5). On a failure everything that was typed stays. */
export function MembershipForm({ form, id = 0, label, saveText, savingText, onCancel, children }: MembershipFormProps) {
  const { field, summary, save, isSaving, failure, lateSince } = form;
  return (
    <Stack as="form" $gap="xl" onSubmit={isSaving ? ignore : save} noValidate aria-label={label}>
      <ErrorSummary {...summary} />
      <TextField label={texts.name} isRequired maxLength={100} {...field('name')} />
      <TextArea
        label={texts.shortDescription}
        hint={texts.shownNextToThePrice}
        rows={2}
        isRequired
        {...field('shortDescription')}
      />
      <TextArea label={texts.description} rows={4} isRequired {...field('description')} />
      <FieldPair>
        <TextField
          label={texts.monthlyPrice}
          hint={texts.dollarsPerMonth}
          inputMode="decimal"
          isRequired
          {...field('monthlyPrice')}
        />
        <TextField
          label={texts.discountPercentage}
          hint={texts.to100}
          inputMode="numeric"
          isRequired
          {...field('discountPercentage')}
        />
        <TextField
          label={texts.priorityBookingHours}
          hint={texts.howManyHoursEarlierMembers}
          inputMode="numeric"
          isRequired
          {...field('priorityBookingHours')}
        />
        <TextField label={texts.guestPasses} hint={texts.perMonth} inputMode="numeric" {...field('guestPasses')} />
        <TextField
          label={texts.displayOrder}
          hint={texts.lowerNumbersComeFirst}
          inputMode="numeric"
          {...field('displayOrder')}
        />
      </FieldPair>
      <CheckboxField label={texts.featuredTier} hint={texts.shownAsMostPopular} {...field('featuredTier')} />
      {children}
      <SaveFailure failure={failure} lateSince={lateSince} subject={`membership/${id}`} />
      <Row>
        <Button type="submit" isBusy={isSaving} busyText={savingText}>
          {saveText}
        </Button>
        <Button tone="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const FieldPair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
