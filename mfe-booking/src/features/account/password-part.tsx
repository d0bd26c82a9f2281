import { changePassword, listSessions } from '@northlight/client';
import { ChangePasswordFormDto } from '@northlight/contracts';
import { Button, callApi, Row, refresh, Stack, toast, useMutation, useQueryClient } from '@northlight/site-kit';
import { NewPasswordFields } from '@northlight/site-kit/account-ui';
import { useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account.ts';
import { Disclosed } from './disclosed.tsx';
import { FormFailure } from './form-failure.tsx';

const empty = { currentPassword: '', password: '', confirmPassword: '' };
const controls = { names: ['currentPassword', 'password', 'confirmPassword'], idPrefix: 'password-' } as const;

/** What is sent; the repeated password stays in the page. */
const change = ({ currentPassword, password }: ChangePasswordFormDto) =>
  callApi(changePassword, { body: { currentPassword, password } });

/** Another password, for whoever knows the present one. */
export function PasswordPart() {
  return <Disclosed label={texts.changePassword}>{(close) => <PasswordForm onClose={close} />}</Disclosed>;
}

function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const { form, field, summary, submit } = useRuledForm<ChangePasswordFormDto>(ChangePasswordFormDto, empty, controls);
  const call = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await refresh(client, listSessions);
      toast({
        title: texts.passwordChanged,
        description: texts.youreSignedOutOnAll,
        tone: 'good',
      });
      onClose();
    },
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((input) => call.mutateAsync(input))} noValidate>
      <ErrorSummary {...summary} />
      <FormFailure reason={call.error} />
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        isRequired
        {...field('currentPassword')}
      />
      <NewPasswordFields
        field={field}
        typed={form.watch(['password', 'confirmPassword'])}
        label={texts.newPassword}
        repeatLabel={texts.confirmNewPassword}
      />
      <Row>
        <Button type="submit" isBusy={call.isPending} busyText={texts.saving}>
          {texts.saveNewPassword}
        </Button>
        <Button tone="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
