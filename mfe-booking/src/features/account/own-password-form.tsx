import { OwnPasswordDto } from '@northlight/contracts';
import { Button, Row, Stack, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField } from '@northlight/site-kit/ui';
import { FormFailure } from './form-failure.tsx';

interface OwnPasswordFormProps<Answer> {
  /** Tells the fields of several such forms apart. */
  readonly name: string;
  readonly label: string;
  readonly send: (said: OwnPasswordDto) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Asks for the password before something that a stranger at the desk must not do. */
export function OwnPasswordForm<Answer>({ name, label, send, onDone, onClose }: OwnPasswordFormProps<Answer>) {
  const controls = { names: ['currentPassword'], idPrefix: `${name}-` } as const;
  const { field, summary, submit } = useRuledForm<OwnPasswordDto>(OwnPasswordDto, { currentPassword: '' }, controls);
  const call = useMutation({ mutationFn: send, onSuccess: onDone });
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((said) => call.mutateAsync(said))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText="One moment...">
          {label}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
