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
import { isOurNote } from '../../features/account-forms/sign-in-notes.ts';
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
          {banner && (isOurNote(banner) ? <Notice title={banner} /> : <NoteOfOthers text={banner} />)}
          <SignInForm />
          <p>
            No account yet? <Link to={href('register', { redirect: query.get('redirect') && target })}>Register</Link>
          </p>
        </Stack>
      </Entrance>
    </Page>
  );
}

/** What a link to this page says, whoever made it: shown as theirs, so that nobody takes it for ours. */
function NoteOfOthers({ text }: { readonly text: string }) {
  return (
    <Notice title="The link that brought you here says:">
      <blockquote>{text}</blockquote>
      <p>Anyone can write such a link. We never ask you to call a number or to send a password or a code.</p>
    </Notice>
  );
}
