import type { AccountView, MailSentView } from '@northlight/contracts';
import { Badge, Button, http, Notice, Row, Stack, toast, useMutation } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { wordsOf } from '../../failures.ts';
import { Disclosed } from './disclosed.tsx';
import { EmailForm } from './email-form.tsx';

interface EmailPartProps {
  readonly account: AccountView;
}

/** The address of the account, whether it is proven, and the one that is to replace it. */
export function EmailPart({ account }: EmailPartProps) {
  const { email, emailVerified, pendingEmail } = account;
  return (
    <Stack $gap="xl">
      <Row>
        <strong>{email}</strong>
        <Badge $tone={emailVerified ? 'good' : 'few'}>{emailVerified ? 'Confirmed' : 'Not confirmed yet'}</Badge>
      </Row>
      {pendingEmail && (
        <Waiting email={pendingEmail}>
          Open the link in the mail that we sent there, and it takes the place of {email}.
        </Waiting>
      )}
      {!pendingEmail && !emailVerified && (
        <Waiting email={email}>
          Open the link in the mail that we sent there, and bookings that you made with this address appear in your
          account.
        </Waiting>
      )}
      <Disclosed label="Change email">{(close) => <EmailForm onClose={close} />}</Disclosed>
    </Stack>
  );
}

interface WaitingProps {
  readonly email: string;
  readonly children: ReactNode;
}

/** A mail is with its reader; another one can be had. */
function Waiting({ email, children }: WaitingProps) {
  const call = useMutation({
    mutationFn: () => http.post<MailSentView>('/api/auth/verify-email/resend'),
    onSuccess: () => toast({ title: 'Another mail is on its way', description: email, tone: 'good' }),
  });
  return (
    <Notice title={`Please confirm ${email}.`}>
      <p>{children}</p>
      {call.isError && <p role="alert">{wordsOf(call.error)}</p>}
      <Button tone="secondary" isSmall isBusy={call.isPending} busyText="Sending..." onClick={() => call.mutate()}>
        Send it again
      </Button>
    </Notice>
  );
}
