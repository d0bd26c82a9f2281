import {
  href,
  Link,
  Navigate,
  Page,
  PageTitle,
  Stack,
  safeRedirect,
  useNavigate,
  useSearchParams,
  useSession,
} from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { RegisterForm } from '../../features/account-forms/register-form.tsx';
import { signInNotes } from '../../features/account-forms/sign-in-notes.ts';

/** Route /register?redirect=. Afterwards to /login (§2), which goes on to the redirect. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const wanted = query.get('redirect');
  const redirect = wanted ? safeRedirect(wanted) : undefined;
  if (user) return <Navigate to={redirect ?? href('home')} replace />;

  const toLogin = () => void navigate(href('login', { redirect, message: signInNotes.registered }));

  return (
    <Page title="Create an account" heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>Create an account</PageTitle>
          <RegisterForm onDone={toLogin} />
          <p>
            Already registered? <Link to={href('login', { redirect })}>Sign in</Link>
          </p>
        </Stack>
      </Entrance>
    </Page>
  );
}
