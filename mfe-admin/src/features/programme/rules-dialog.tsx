import { type ManagedVenueDetailView, maxOpeningRules } from '@northlight/contracts';
import { Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { CheckboxField, Dialog, ErrorSummary } from '@northlight/site-kit/ui';
import { useId } from 'react';
import { texts } from '../../texts/programme.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { RuleFields } from './rule-fields.tsx';
import { type Offered, useRulesForm } from './use-rules-form.ts';

interface RulesDialogProps {
  readonly venue: ManagedVenueDetailView;
  readonly offered: Offered;
  readonly onClose: () => void;
}

/** How a venue runs an experience: what is typed stays until it is saved. */
export function RulesDialog({ venue, offered, onClose }: RulesDialogProps) {
  const formId = useId();
  const form = useRulesForm(venue, offered, onClose);
  const { rules, isSaving, failure, lateSince, exclusive } = form;
  const buttons = (
    <Row>
      <Button type="submit" form={formId} isBusy={isSaving} busyText={texts.saving}>
        {offered.rules ? texts.saveRules : texts.addToTheSchedule}
      </Button>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
    </Row>
  );
  return (
    <Dialog
      title={texts.at({ name: offered.name, venue: venue.name })}
      isOpen
      isWide
      onClose={onClose}
      footer={buttons}
    >
      <Stack
        as="form"
        id={formId}
        $gap="l"
        noValidate
        aria-label={texts.rules}
        onSubmit={isSaving ? ignore : form.save}
      >
        <ErrorSummary {...form.summary} />
        <Quiet>{texts.slotsAreScheduledWithinOpening}</Quiet>
        {rules.map((_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is known by its place, its fields are controlled
          <RuleFields key={nth} form={form} nth={nth} duration={offered.duration} />
        ))}
        {rules.length < maxOpeningRules && (
          <div>
            <Button tone="secondary" isSmall onClick={form.add}>
              {texts.addARule}
            </Button>
          </div>
        )}
        <CheckboxField label={texts.exclusive} hint={texts.onlyAtThisVenueShown} {...exclusive} />
        <SaveFailure failure={failure} lateSince={lateSince} subject={`venue/${venue.id}`} />
      </Stack>
    </Dialog>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();
