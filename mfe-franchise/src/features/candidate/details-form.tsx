import { connectivityStatuses, electricalCapacities, hvacStatuses } from '@northlight/contracts';
import { Button, from, href, Stack, space } from '@northlight/site-kit';
import { ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { FailedSend } from '../../failed-send.tsx';
import type { useDetailsForm } from './use-details-form.ts';

interface DetailsFormProps {
  readonly form: ReturnType<typeof useDetailsForm>;
  readonly isUpdate: boolean;
  /** Shown beside a refusal because the pass has ended. */
  readonly onLeave: (() => void) | undefined;
}

/** Site and business of a candidate (§5 Candidate details). Whatever goes wrong, what was typed stays. */
export function DetailsForm({ form, isUpdate, onLeave }: DetailsFormProps) {
  const { field, summary, submit, isSending, failure } = form;
  return (
    <Stack as="form" $gap="xl" onSubmit={isSending ? ignore : submit} noValidate aria-label="Candidate details">
      <ErrorSummary {...summary} />
      <h2>You and your business</h2>
      <TextArea
        label="Business resume"
        hint="What you have built and run, or the address of your resume (https://…)"
        isRequired
        {...field('businessResume')}
      />
      <TextField
        label="Business website"
        hint="If there is one: https://…"
        type="url"
        autoComplete="url"
        {...field('businessWebsite')}
      />
      <h2>Your site</h2>
      <TextField
        label="Proposed location"
        hint="Street and city, or the block"
        isRequired
        {...field('proposedLocation')}
      />
      <TextArea
        label="Existing building details"
        hint="Age, former use, access, loading"
        rows={3}
        {...field('existingBuildingDetails')}
      />
      <SiteFacts form={form} />
      <TextArea
        label="Regulatory approvals"
        hint="Zoning, permits, fire safety: what you have, and what is still to come"
        isRequired
        {...field('regulatoryApprovals')}
      />
      <TextArea label="Additional notes" rows={3} {...field('additionalNotes')} />
      {failure && (
        <FailedSend
          reason={failure}
          address={href('franchisePortal')}
          text="There was an error submitting your details. Please try again."
        />
      )}
      <div>
        {onLeave && (
          <Button tone="secondary" onClick={onLeave}>
            Enter the access code again
          </Button>
        )}{' '}
        <Button type="submit" isBusy={isSending} busyText="Submitting...">
          {isUpdate ? 'Update details' : 'Submit details'}
        </Button>
      </div>
    </Stack>
  );
}

function SiteFacts({ form: { field, numberField } }: Pick<DetailsFormProps, 'form'>) {
  const number = { type: 'number', min: 1, step: 'any', inputMode: 'decimal', isRequired: true } as const;
  return (
    <Pair>
      <TextField label="Space (sq ft)" {...number} {...numberField('spaceSquareFootage')} />
      <TextField label="Ceiling height (ft)" {...number} {...numberField('ceilingHeight')} />
      <SelectField label="HVAC status" {...choice(hvacStatuses)} {...field('hvacStatus')} />
      <SelectField label="Electrical capacity" {...choice(electricalCapacities)} {...field('electricalCapacity')} />
      <SelectField label="Connectivity" {...choice(connectivityStatuses)} {...field('connectivityStatus')} />
    </Pair>
  );
}

const choice = (labels: Readonly<Record<string, string>>) => ({
  placeholder: 'Please choose',
  isRequired: true,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
});

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();

const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
