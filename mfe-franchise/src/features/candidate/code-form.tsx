import { ValidateAccessDto } from '@northlight/contracts';
import { Button, Stack } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, TextField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/candidate.ts';
import type { Invitation } from './invitation.ts';

interface CodeFormProps {
  /** What was tried before, or the inquiry that it is probably about. */
  readonly claim: Invitation;
  readonly onEnter: (claim: Invitation) => void;
}

/** For those who have the code on paper: what the link of an invitation says, typed in. */
export function CodeForm({ claim, onEnter }: CodeFormProps) {
  const initial = claim as unknown as ValidateAccessDto;
  const { field, summary, submit } = useRuledForm(ValidateAccessDto, initial, ['inquiryId', 'accessCode']);
  const send = submit(async ({ inquiryId, accessCode }) => onEnter({ accessCode, inquiryId: String(inquiryId) }));
  return (
    <Stack as="form" $gap="xl" onSubmit={send} noValidate aria-label={texts.iHaveAnAccessCode}>
      <ErrorSummary {...summary} />
      <TextField
        label={texts.inquiryNumber}
        hint={texts.youllFind}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        {...field('inquiryId')}
      />
      <TextField
        label={texts.accessCode}
        hint={texts.lettersAndNumbersDashesSpaces}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        isRequired
        {...field('accessCode')}
      />
      <div>
        <Button type="submit">{texts.openThePortal}</Button>
      </div>
    </Stack>
  );
}
