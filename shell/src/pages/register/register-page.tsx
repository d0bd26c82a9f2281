import {
  href,
  Link,
  Navigate,
  Page,
  PageTitle,
  rich,
  Stack,
  safeRedirect,
  useNavigate,
  useSearchParams,
  useSession,
} from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { RegisterForm } from '../../features/account-forms/register-form.tsx';
import { signInNotes } from '../../features/account-forms/sign-in-notes.ts';
import { texts } from '../../texts/register.ts';

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
    <Page title={texts.createAnAccount} heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>{texts.createAnAccount}</PageTitle>
          <RegisterForm onDone={toLogin} />
          <p>
            {rich(texts.alreadyHaveAnAccountSign, {
              link: (words) => <Link to={href('login', { redirect })}>{words}</Link>,
            })}
          </p>
        </Stack>
      </Entrance>
    </Page>
  );
}
