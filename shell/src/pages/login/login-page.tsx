import {
  href,
  Link,
  Navigate,
  Notice,
  Page,
  PageTitle,
  rich,
  Stack,
  safeRedirect,
  useSearchParams,
  useSession,
} from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { SignInForm } from '../../features/account-forms/sign-in-form.tsx';
import { isOurNote } from '../../features/account-forms/sign-in-notes.ts';
import { texts } from '../../texts/login.ts';
import { bannerText, targetOf } from './login-query.ts';

/** Route /login?redirect=&message=. Whoever is signed in already, or is now, goes on to the redirect. */
export function LoginPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const target = targetOf(safeRedirect(query.get('redirect')));
  const banner = bannerText(query.get('message'));
  if (user) return <Navigate to={target} replace />;

  return (
    <Page title={texts.signIn} heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>{texts.signIn}</PageTitle>
          {banner && (isOurNote(banner) ? <Notice title={banner} /> : <NoteOfOthers text={banner} />)}
          <SignInForm />
          <p>
            {rich(texts.dontHaveAnAccountRegister, {
              link: (words) => (
                <Link to={href('register', { redirect: query.get('redirect') && target })}>{words}</Link>
              ),
            })}
          </p>
        </Stack>
      </Entrance>
    </Page>
  );
}

/** What a link to this page says, whoever made it: shown as theirs, so that nobody takes it for ours. */
function NoteOfOthers({ text }: { readonly text: string }) {
  return (
    <Notice title={texts.theLinkYouFollowedSays}>
      <blockquote>{text}</blockquote>
      <p>{texts.anyoneCanMakeALink}</p>
    </Notice>
  );
}
