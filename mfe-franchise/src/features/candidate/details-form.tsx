import { connectivityStatuses, electricalCapacities, hvacStatuses } from '@northlight/contracts';
import { Button, from, href, Stack, space } from '@northlight/site-kit';
import { ErrorSummary, SelectField, TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { FailedSend } from '../../failed-send.tsx';
import { texts } from '../../texts/candidate.ts';
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
    <Stack as="form" $gap="xl" onSubmit={isSending ? ignore : submit} noValidate aria-label={texts.candidateDetails}>
      <ErrorSummary {...summary} />
      <h2>{texts.youAndYourBusiness}</h2>
      <TextArea
        label={texts.businessResume}
        hint={texts.businessesYouveBuiltAndRun}
        isRequired
        {...field('businessResume')}
      />
      <TextField
        label={texts.businessWebsite}
        hint={texts.ifYouHaveOneHttps}
        type="url"
        autoComplete="url"
        {...field('businessWebsite')}
      />
      <h2>{texts.yourProperty}</h2>
      <TextField label={texts.proposedLocation} hint={texts.streetAndCity} isRequired {...field('proposedLocation')} />
      <TextArea
        label={texts.existingBuildingDetails}
        hint={texts.agePreviousUseAccessLoading}
        rows={3}
        {...field('existingBuildingDetails')}
      />
      <SiteFacts form={form} />
      <TextArea
        label={texts.regulatoryApprovals}
        hint={texts.zoningPermitsAndFireSafety}
        isRequired
        {...field('regulatoryApprovals')}
      />
      <TextArea label={texts.additionalNotes} rows={3} {...field('additionalNotes')} />
      {failure && (
        <FailedSend reason={failure} address={href('franchisePortal')} text={texts.thereWasAnErrorSubmitting} />
      )}
      <div>
        {onLeave && (
          <Button tone="secondary" onClick={onLeave}>
            {texts.enterTheAccessCodeAgain}
          </Button>
        )}{' '}
        <Button type="submit" isBusy={isSending} busyText={texts.submitting}>
          {isUpdate ? texts.updateDetails : texts.submitDetails}
        </Button>
      </div>
    </Stack>
  );
}

function SiteFacts({ form: { field, numberField } }: Pick<DetailsFormProps, 'form'>) {
  const number = { type: 'number', min: 1, step: 'any', inputMode: 'decimal', isRequired: true } as const;
  return (
    <Pair>
      <TextField label={texts.spaceSqFt} {...number} {...numberField('spaceSquareFootage')} />
      <TextField label={texts.ceilingHeightFt} {...number} {...numberField('ceilingHeight')} />
      <SelectField label={texts.hvacStatus} {...choice(hvacStatuses)} {...field('hvacStatus')} />
      <SelectField
        label={texts.electricalCapacity}
        {...choice(electricalCapacities)}
        {...field('electricalCapacity')}
      />
      <SelectField label={texts.connectivity} {...choice(connectivityStatuses)} {...field('connectivityStatus')} />
    </Pair>
  );
}

const choice = (labels: Readonly<Record<string, string>>) => ({
  placeholder: texts.selectAnOption,
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
