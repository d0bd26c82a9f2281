import { Page, PageTitle, Stack } from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { useMailToken } from '../../features/account-forms/use-mail-token.ts';
import { VerifyEmail } from '../../features/account-forms/verify-email.tsx';

/** Route /verify-email#{token}: what the mail after a registration, or after a change of the address, leads to. */
export function VerifyEmailPage() {
  const token = useMailToken();
  return (
    <Page title="Confirm your email" heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>Confirm your email</PageTitle>
          <VerifyEmail key={token} token={token} />
        </Stack>
      </Entrance>
    </Page>
  );
}
