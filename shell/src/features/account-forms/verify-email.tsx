import { type EmailVerifiedView, OwnPasswordDto } from '@northlight/contracts';
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
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField } from '@northlight/site-kit/ui';

/** A button: the page alone changes nothing, because programs follow the links of mails too. */
export function VerifyEmail({ token }: { readonly token: string | undefined }) {
  const { user } = useSession();
  const call = useVerification(token);
  if (call.isSuccess) return <Verified {...call.data} />;
  if (token === undefined) return <Dead title="This link is not complete." />;
  if (hasCode(call.error, 'ACCOUNT_LINK_DEAD')) return <Dead title="This link no longer works." />;
  // in the session of another account the API asks for the password, too
  const isOwner = user && !call.variables?.currentPassword && !hasCode(call.error, 'ACCOUNT_PASSWORD_NEEDED');
  return isOwner ? <ByButton call={call} /> : <ByPassword call={call} />;
}

type Proof = Partial<OwnPasswordDto>;
type Call = ReturnType<typeof useVerification>;

function useVerification(token: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: Proof) => http.post<EmailVerifiedView>('/api/auth/verify-email', { token, ...proof }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  });
}

const hasCode = (error: unknown, code: string): boolean => error instanceof HttpError && error.code === code;

function ByButton({ call }: { readonly call: Call }) {
  return (
    <Stack $gap="xl">
      <p>
        Press the button to confirm that this address is yours. Bookings that you made with it appear in your account.
      </p>
      <Failure reason={call.error} />
      <div>
        <Button isBusy={call.isPending} busyText="Confirming..." onClick={() => call.mutate({})}>
          Confirm my address
        </Button>
      </div>
    </Stack>
  );
}

/** Who reads the mail proves that the account is theirs, too: a stranger may have made it with this address. */
function ByPassword({ call }: { readonly call: Call }) {
  const { field, summary, submit } = useRuledForm<OwnPasswordDto>(OwnPasswordDto, { currentPassword: '' }, [
    'currentPassword',
  ]);
  const isAsked = hasCode(call.error, 'ACCOUNT_PASSWORD_NEEDED');
  return (
    <Stack as="form" $gap="xl" onSubmit={submit((proof) => call.mutateAsync(proof))} noValidate>
      <p>
        Enter the password of your account to confirm that this address is yours. Bookings that you made with it appear
        in your account.
      </p>
      <ErrorSummary {...summary} />
      {!isAsked && <Failure reason={call.error} />}
      <PasswordField label="Password" autoComplete="current-password" isRequired {...field('currentPassword')} />
      <Button type="submit" isWide isBusy={call.isPending} busyText="Confirming...">
        Confirm my address
      </Button>
      <p>Didn’t create an account? You can close this page. Without the password, no one can confirm this address.</p>
    </Stack>
  );
}

function Failure({ reason }: { readonly reason: Error | null }) {
  if (!reason || (reason instanceof HttpError && reason.errors.length > 0)) return null;
  return <Notice tone="bad" title={failureText(reason, { refused: 'Please try again in a moment.' })} />;
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
          See what’s on now
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
        Open the newest of our emails. To get another one, go to <Link to={href('profile')}>your profile</Link> and send
        it again.
      </p>
    </Notice>
  );
}
