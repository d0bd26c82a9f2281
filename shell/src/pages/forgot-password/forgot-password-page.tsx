import { href, Link, Page, PageTitle, Stack } from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { ForgotPasswordForm } from '../../features/account-forms/forgot-password-form.tsx';

/** Route /forgot-password: where the link of the sign-in leads (decisions.md G18). */
export function ForgotPasswordPage() {
  return (
    <Page title="Forgot your password?" heading="own">
      <Entrance>
        <Stack $gap="xl">
          <Stack $gap="m">
            <PageTitle>Forgot your password?</PageTitle>
            <p>Tell us the address of your account, and we will mail you a link with which you choose a new one.</p>
          </Stack>
          <ForgotPasswordForm />
          <p>
            It came back to you? <Link to={href('login')}>Sign in</Link>
          </p>
        </Stack>
      </Entrance>
    </Page>
  );
}
