import type { UserView } from '@northlight/contracts';
import { href, Page, PageTitle, Quiet, RequireSession, Stack, useSession } from '@northlight/site-kit';
import { PreApplicationForm } from '../../features/apply/pre-application-form.tsx';
import { ThankYou } from '../../features/apply/thank-you.tsx';
import { usePreApplication } from '../../features/apply/use-pre-application.ts';
import { texts } from '../../texts/apply.ts';
import { BesideHouse } from '../beside-house.tsx';

/** Route /franchise/apply, signed-in only: the pre-application, then a thank-you (§2). */
export function ApplyPage() {
  return (
    <RequireSession>
      <Application />
    </RequireSession>
  );
}

function Application() {
  const { user } = useSession();
  return user ? <ApplicationOf key={user.id} user={user} /> : null;
}

function ApplicationOf({ user }: { readonly user: UserView }) {
  const form = usePreApplication(user);
  return (
    <Page title={texts.franchisePreApplication} heading="own">
      <BesideHouse>
        {form.sent ? <ThankYou inquiry={form.sent} name={user.firstName ?? ''} /> : <Filling form={form} />}
      </BesideHouse>
    </Page>
  );
}

function Filling({ form }: { readonly form: ReturnType<typeof usePreApplication> }) {
  return (
    <Stack $gap="xxl">
      <Stack>
        <PageTitle>{texts.franchisePreApplication}</PageTitle>
        <p>{texts.takesAboutTenMinutesMostly}</p>
        <Quiet>{texts.yourAnswersAreSaved}</Quiet>
      </Stack>
      <PreApplicationForm form={form} address={href('franchiseApply')} />
    </Stack>
  );
}
