import { Page, PageTitle, Stack } from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { useMailToken } from '../../features/account-forms/use-mail-token.ts';
import { VerifyEmail } from '../../features/account-forms/verify-email.tsx';
import { texts } from '../../texts/verify-email.ts';

/** Route /verify-email#{token}: what the mail after a registration, or after a change of the address, leads to. */
export function VerifyEmailPage() {
  const token = useMailToken();
  return (
    <Page title={texts.confirmYourEmail} heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>{texts.confirmYourEmail}</PageTitle>
          <VerifyEmail key={token} token={token} />
        </Stack>
      </Entrance>
    </Page>
  );
}
