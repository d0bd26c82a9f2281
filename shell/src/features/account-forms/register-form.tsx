import { register as registerOperation } from '@northlight/client';
import { RegisterFormDto } from '@northlight/contracts';
import {
  Button,
  callApi,
  from,
  href,
  Link,
  Notice,
  rich,
  Stack,
  space,
  toast,
  useMutation,
  VisuallyHidden,
} from '@northlight/site-kit';
import { NewPasswordFields } from '@northlight/site-kit/account-ui';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { CheckboxField, ErrorSummary, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/account-forms.ts';

const empty = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
};
const order = ['username', 'email', 'firstName', 'lastName', 'password', 'confirmPassword', 'termsAccepted'] as const;
const wordings = { refused: texts.anErrorOccurredDuring };

/** §7: what a registration sends; the repeated password stays in the page. */
const register = ({ confirmPassword: _, ...account }: RegisterFormDto) =>
  callApi(registerOperation, { body: { ...account, membershipTier: 'none', isAdmin: false } });

/** Registers with the rules of §5 and the words of §8. */
export function RegisterForm({ onDone }: { readonly onDone: () => void }) {
  const { form, field, summary, submit } = useRuledForm<RegisterFormDto>(RegisterFormDto, empty, order);
  const call = useMutation({
    mutationFn: register,
    onSuccess: onDone,
    onError: (reason) =>
      toast({ title: texts.registrationFailed, description: failureText(reason, wordings), tone: 'bad' }),
  });

  return (
    <Stack as="form" $gap="xl" onSubmit={submit((account) => call.mutateAsync(account))} noValidate>
      <ErrorSummary {...summary} />
      {call.isError && <Notice tone="bad" title={failureText(call.error, wordings)} />}
      <Pair>
        <TextField
          label={texts.username}
          autoComplete="username"
          autoCapitalize="none"
          isRequired
          {...field('username')}
        />
        <TextField label={texts.email} type="email" autoComplete="email" isRequired {...field('email')} />
        <TextField label={texts.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field('lastName')} />
      </Pair>
      <NewPasswordFields field={field} typed={form.watch(['password', 'confirmPassword'])} />
      <CheckboxField label={<Terms />} {...field('termsAccepted')} />
      <Button type="submit" isWide isBusy={call.isPending} busyText={texts.creatingYourAccount}>
        {texts.createAccount}
      </Button>
    </Stack>
  );
}

/** In a tab of its own, so that nothing typed is lost. */
function Terms() {
  return (
    <>
      {rich(texts.iAcceptTheTerms, {
        link: (words) => (
          <Link to={href('terms')} target="_blank">
            {words}
            <VisuallyHidden> {texts.opensInANewTab}</VisuallyHidden>
          </Link>
        ),
      })}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space.xl} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
  }
`;
