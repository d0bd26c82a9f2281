import type { EmailVerifiedView } from '@northlight/contracts';
import {
  Button,
  HttpError,
  href,
  http,
  Link,
  LinkButton,
  Notice,
  Row,
  Stack,
  sessionOptions,
  useMutation,
  useQueryClient,
  useSession,
} from '@northlight/site-kit';
import { failureText } from '@northlight/site-kit/forms';

/** A button: the page alone changes nothing, because programs follow the links of mails too. */
export function VerifyEmail({ token }: { readonly token: string | undefined }) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => http.post<EmailVerifiedView>('/api/auth/verify-email', { token }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  });
  if (call.isSuccess) return <Verified {...call.data} />;
  if (token === undefined) return <Dead title="This link is not complete." />;
  if (call.error instanceof HttpError && call.error.code === 'ACCOUNT_LINK_DEAD')
    return <Dead title="This link is no longer good." />;
  return (
    <Stack $gap="xl">
      <p>
        One press, and we know that this address is yours. Bookings that you made with it then appear in your account.
      </p>
      {call.isError && (
        <Notice tone="bad" title={failureText(call.error, { refused: 'Please try again in a moment.' })} />
      )}
      <div>
        <Button isBusy={call.isPending} busyText="Confirming..." onClick={() => call.mutate()}>
          Confirm my address
        </Button>
      </div>
    </Stack>
  );
}

function Verified({ email, username }: EmailVerifiedView) {
  const { user } = useSession();
  return (
    <Notice tone="good" title={`${email} is confirmed for the account “${username}”.`}>
      <Row>
        {user ? (
          <LinkButton to={href('profile')} isSmall>
            My profile
          </LinkButton>
        ) : (
          <LinkButton to={href('login')} isSmall>
            Sign in
          </LinkButton>
        )}
        <LinkButton to={href('experiences')} tone="secondary" isSmall>
          See what is on now
        </LinkButton>
      </Row>
    </Notice>
  );
}

/** What was opened too late or twice: the way to another one. */
function Dead({ title }: { readonly title: string }) {
  return (
    <Notice tone="bad" title={title}>
      <p>
        Open the newest of our mails. To get another one, go to <Link to={href('profile')}>your profile</Link> and have
        it sent again.
      </p>
    </Notice>
  );
}
