import { Stack } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { texts } from '../../texts/give-contact.ts';

interface ContactField {
  readonly id: string;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

interface ContactStepProps {
  readonly name: ContactField;
  readonly email: ContactField;
  readonly phone: ContactField;
}

/** Who comes, and where the confirmation goes. */
export function ContactStep({ name, email, phone }: ContactStepProps) {
  return (
    <Stack $gap="l">
      <TextField id={name.id} label={texts.name} isRequired autoComplete="name" error={name.error} {...name.field} />
      <TextField
        id={email.id}
        label={texts.email}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={texts.wellSendYourConfirmationHere}
        error={email.error}
        {...email.field}
      />
      <TextField
        id={phone.id}
        label={texts.phoneOptional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={texts.onlyUsedIfSomethingChanges}
        error={phone.error}
        {...phone.field}
      />
    </Stack>
  );
}
