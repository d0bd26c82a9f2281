import { resendVerification } from '@northlight/client';
import type { AccountView } from '@northlight/contracts';
import { Badge, Button, callApi, Notice, Row, Stack, toast, useMutation } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { wordsOf } from '../../failures.ts';
import { texts } from '../../texts/account.ts';
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
        <Badge $tone={emailVerified ? 'good' : 'few'}>{emailVerified ? texts.confirmed : texts.notConfirmedYet}</Badge>
      </Row>
      {pendingEmail && <Waiting email={pendingEmail}>{texts.openTheLink({ email })}</Waiting>}
      {!pendingEmail && !emailVerified && <Waiting email={email}>{texts.openTheLinkSentence}</Waiting>}
      <Disclosed label={texts.changeEmail}>{(close) => <EmailForm onClose={close} />}</Disclosed>
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
    mutationFn: () => callApi(resendVerification, {}),
    onSuccess: () => toast({ title: texts.anotherEmail, description: email, tone: 'good' }),
  });
  return (
    <Notice title={texts.pleaseConfirm({ email })}>
      <p>{children}</p>
      {call.isError && <p role="alert">{wordsOf(call.error)}</p>}
      <Button tone="secondary" isSmall isBusy={call.isPending} busyText={texts.sending} onClick={() => call.mutate()}>
        {texts.sendItAgain}
      </Button>
    </Notice>
  );
}
