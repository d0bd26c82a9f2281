import type { AccountView } from '@northlight/contracts';
import { href, LinkButton, Page, RequireSession, useQuery } from '@northlight/site-kit';
import { Skeleton } from '@northlight/site-kit/ui';
import { accountQuery } from '../../features/account/account-calls.ts';
import { DetailsForm } from '../../features/account/details-form.tsx';
import { EmailPart } from '../../features/account/email-part.tsx';
import { Leave } from '../../features/account/leave.tsx';
import { PasswordPart } from '../../features/account/password-part.tsx';
import { Plan } from '../../features/account/plan.tsx';
import { SignInSecurity } from '../../features/account/sign-in-security.tsx';
import { SignIns } from '../../features/account/sign-ins.tsx';
import { TakeData } from '../../features/account/take-data.tsx';
import { LoadFailed } from '../../loaded.tsx';
import { texts } from '../../texts/profile.ts';
import { Part, Parts } from './profile-layout.tsx';

/** Route /profile: the account of the signed-in user (decisions.md G4). */
export function ProfilePage() {
  return (
    <RequireSession>
      <Profile />
    </RequireSession>
  );
}

function Profile() {
  const { data, isError, refetch } = useQuery(accountQuery);
  return (
    <Page title={texts.myProfile}>
      {data && <Account account={data} />}
      {!data && isError && <LoadFailed text={texts.couldntLoadYourAccount} onRetry={refetch} />}
      {!data && !isError && (
        <div role="status" aria-label={texts.loadingYourAccount}>
          <Skeleton $height="480px" />
        </div>
      )}
    </Page>
  );
}

function Account({ account }: { readonly account: AccountView }) {
  return (
    <Parts>
      <Part title={texts.yourDetails} hint={texts.weGreetYouByYour}>
        <DetailsForm account={account} />
      </Part>
      <Part title={texts.email} hint={texts.weSendYourTickets}>
        <EmailPart account={account} />
      </Part>
      <Part title={texts.password} hint={texts.changingItSignsYouOut}>
        <PasswordPart />
      </Part>
      <Part id="security" title={texts.signInSecurity} hint={texts.withAPasskey}>
        <SignInSecurity />
      </Part>
      <Part title={texts.whereYoureSigned} hint={texts.dontRecognizeOneOfThese}>
        <SignIns />
      </Part>
      <Part id="membership" title={texts.membership}>
        <Plan account={account} />
      </Part>
      <Part title={texts.bookings} hint={texts.ticketsChangesAndPastVisits}>
        <div>
          <LinkButton to={href('bookings')} tone="secondary">
            {texts.myBookings}
          </LinkButton>
        </div>
      </Part>
      <Part title={texts.yourData}>
        <TakeData />
      </Part>
      <Part title={texts.deleteYourAccount}>
        <Leave account={account} />
      </Part>
    </Parts>
  );
}
