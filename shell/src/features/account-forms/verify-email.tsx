import { verifyEmail } from '@northlight/client';
import { type EmailVerifiedView, OwnPasswordDto } from '@northlight/contracts';
import {
  Button,
  callApi,
  HttpError,
  href,
  Link,
  LinkButton,
  Notice,
  Row,
  rich,
  Stack,
  sessionOptions,
  useMutation,
  useQueryClient,
  useSession,
} from '@northlight/site-kit';
import { failureText, useRuledForm } from '@northlight/site-kit/forms';
import { ErrorSummary, PasswordField } from '@northlight/site-kit/ui';
import { texts } from '../../texts/account-forms.ts';

/** A button: the page alone changes nothing, because programs follow the links of mails too. */
export function VerifyEmail({ token }: { readonly token: string | undefined }) {
  const { user, isLoading } = useSession();
  const call = useVerification(token);
  if (call.isSuccess) return <Verified {...call.data} />;
  if (token === undefined) return <Dead title={texts.thisLinkIsIncomplete} />;
  if (hasCode(call.error, 'ACCOUNT_LINK_DEAD')) return <Dead title={texts.thisLinkNoLongerWorks} />;
  if (isLoading) return <p aria-busy="true">{texts.checkingYourLink}</p>;
  // in the session of another account the API asks for the password, too
  const isOwner = user && !call.variables?.currentPassword && !hasCode(call.error, 'ACCOUNT_PASSWORD_NEEDED');
  return isOwner ? <ByButton call={call} /> : <ByPassword call={call} />;
}

type Proof = Partial<OwnPasswordDto>;
type Call = ReturnType<typeof useVerification>;

function useVerification(token: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: Proof) => callApi(verifyEmail, { body: { token: token ?? '', ...proof } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  });
}

const hasCode = (error: unknown, code: string): boolean => error instanceof HttpError && error.code === code;

function ByButton({ call }: { readonly call: Call }) {
  return (
    <Stack $gap="xl">
      <p>{texts.pressTheButtonToConfirm}</p>
      <Failure reason={call.error} />
      <div>
        <Button isBusy={call.isPending} busyText={texts.confirming} onClick={() => call.mutate({})}>
          {texts.confirmMyEmail}
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
      <p>{texts.enterYourAccountPassword}</p>
      <ErrorSummary {...summary} />
      {!isAsked && <Failure reason={call.error} />}
      <PasswordField label={texts.password} autoComplete="current-password" isRequired {...field('currentPassword')} />
      <Button type="submit" isWide isBusy={call.isPending} busyText={texts.confirming}>
        {texts.confirmMyEmail}
      </Button>
      <p>{texts.didntCreateAnAccountYou}</p>
    </Stack>
  );
}

function Failure({ reason }: { readonly reason: Error | null }) {
  if (!reason || (reason instanceof HttpError && reason.errors.length > 0)) return null;
  return <Notice tone="bad" title={failureText(reason, { refused: texts.pleaseTryAgain })} />;
}

function Verified({ email, username }: EmailVerifiedView) {
  const { user } = useSession();
  return (
    <Notice tone="good" title={texts.isConfirmedForTheAccount({ email, username })}>
      <Row>
        {user ? (
          <LinkButton to={href('profile')} isSmall>
            {texts.myProfile}
          </LinkButton>
        ) : (
          <LinkButton to={href('login')} isSmall>
            {texts.signIn}
          </LinkButton>
        )}
        <LinkButton to={href('experiences')} tone="secondary" isSmall>
          {texts.exploreExperiences}
        </LinkButton>
      </Row>
    </Notice>
  );
}

/** What was opened too late or twice: the way to another one. */
function Dead({ title }: { readonly title: string }) {
  return (
    <Notice tone="bad" title={title}>
      <p>{rich(texts.openOurLatestEmail, { link: (words) => <Link to={href('profile')}>{words}</Link> })}</p>
    </Notice>
  );
}
