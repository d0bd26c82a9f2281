import { href, Link, Page, PageTitle, rich, Stack } from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { ForgotPasswordForm } from '../../features/account-forms/forgot-password-form.tsx';
import { texts } from '../../texts/forgot-password.ts';

/** Route /forgot-password: where the link of the sign-in leads (decisions.md G18). */
export function ForgotPasswordPage() {
  return (
    <Page title={texts.forgotYourPassword} heading="own">
      <Entrance>
        <Stack $gap="xl">
          <Stack $gap="m">
            <PageTitle>{texts.forgotYourPassword}</PageTitle>
            <p>{texts.enterYourEmailAndWell}</p>
          </Stack>
          <ForgotPasswordForm />
          <p>{rich(texts.rememberedItSign, { link: (words) => <Link to={href('login')}>{words}</Link> })}</p>
        </Stack>
      </Entrance>
    </Page>
  );
}
