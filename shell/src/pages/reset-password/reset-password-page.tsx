import type { PasswordResetView } from '@northlight/contracts';
import { href, Page, PageTitle, Stack, sessionOptions, useNavigate, useQueryClient } from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { DeadLink, ResetPasswordForm } from '../../features/account-forms/reset-password-form.tsx';
import { signInNotes } from '../../features/account-forms/sign-in-notes.ts';
import { useMailToken } from '../../features/account-forms/use-mail-token.ts';
import { texts } from '../../texts/reset-password.ts';

/** Route /reset-password#{token}: what the mail of a forgotten password leads to. Afterwards to the sign-in. */
export function ResetPasswordPage() {
  const token = useMailToken();
  const navigate = useNavigate();
  const client = useQueryClient();
  // whoever was signed in here is so no more
  const toLogin = (reset: PasswordResetView) => {
    client.setQueryData(sessionOptions.queryKey, null);
    void navigate(href('login', { message: signInNotes.passwordSaved(reset.username) }), { replace: true });
  };

  return (
    <Page title={texts.chooseANewPassword} heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>{texts.chooseANewPassword}</PageTitle>
          {token ? (
            <ResetPasswordForm key={token} token={token} onDone={toLogin} />
          ) : (
            <DeadLink title={texts.thisLinkIsIncomplete} />
          )}
        </Stack>
      </Entrance>
    </Page>
  );
}
