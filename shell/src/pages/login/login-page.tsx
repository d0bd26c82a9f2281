import {
  href,
  Link,
  Navigate,
  Notice,
  Page,
  PageTitle,
  Stack,
  safeRedirect,
  useSearchParams,
  useSession,
} from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { SignInForm } from '../../features/account-forms/sign-in-form.tsx';
import { bannerText, targetOf } from './login-query.ts';

/** Route /login?redirect=&message=. Whoever is signed in already, or is now, goes on to the redirect. */
export function LoginPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const target = targetOf(safeRedirect(query.get('redirect')));
  const banner = bannerText(query.get('message'));
  if (user) return <Navigate to={target} replace />;

  return (
    <Page title="Sign in" heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>Sign in</PageTitle>
          {banner && <Notice title={banner} />}
          <SignInForm />
          <p>
            No account yet? <Link to={href('register', { redirect: query.get('redirect') && target })}>Register</Link>
          </p>
        </Stack>
      </Entrance>
    </Page>
  );
}
