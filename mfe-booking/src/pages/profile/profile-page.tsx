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
import { Part, Parts } from './profile-layout.tsx';

/** Route /profile: the account of whoever is signed in (decisions.md G4). */
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
    <Page title="My profile">
      {data && <Account account={data} />}
      {!data && isError && <LoadFailed text="Your account could not be loaded." onRetry={refetch} />}
      {!data && !isError && (
        <div role="status" aria-label="Loading your account">
          <Skeleton $height="480px" />
        </div>
      )}
    </Page>
  );
}

function Account({ account }: { readonly account: AccountView }) {
  return (
    <Parts>
      <Part title="Your details" hint="Your first name is how we greet you. Your username stays as it is.">
        <DetailsForm account={account} />
      </Part>
      <Part title="Email" hint="Where your tickets and confirmations go.">
        <EmailPart account={account} />
      </Part>
      <Part title="Password" hint="A new one ends every sign-in but this one.">
        <PasswordPart />
      </Part>
      <Part
        id="security"
        title="Sign-in security"
        hint="With an authenticator app, someone who learns your password still cannot sign in."
      >
        <SignInSecurity />
      </Part>
      <Part title="Where you are signed in" hint="You do not know one of these? Sign it out, and change your password.">
        <SignIns />
      </Part>
      <Part title="Membership">
        <Plan account={account} />
      </Part>
      <Part title="Bookings" hint="Tickets, changes and past visits.">
        <div>
          <LinkButton to={href('bookings')} tone="secondary">
            My bookings
          </LinkButton>
        </div>
      </Part>
      <Part title="Your data">
        <TakeData />
      </Part>
      <Part title="Delete your account">
        <Leave account={account} />
      </Part>
    </Parts>
  );
}
