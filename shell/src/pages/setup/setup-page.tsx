import {
  Button,
  href,
  LinkButton,
  Notice,
  Page,
  PageTitle,
  Quiet,
  Spinner,
  Stack,
  useNavigate,
} from '@northlight/site-kit';
import { Entrance } from '../../features/account-forms/entrance.tsx';
import { SetUpForm } from '../../features/account-forms/set-up-form.tsx';
import { signInNotes } from '../../features/account-forms/sign-in-notes.ts';
import { useSetupStatus } from '../../features/account-forms/use-setup-status.ts';

/** Route /setup: the first admin account, once. */
export function SetupPage() {
  return (
    <Page title="Admin setup" heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>Admin setup</PageTitle>
          <Setup />
        </Stack>
      </Entrance>
    </Page>
  );
}

function Setup() {
  const { data: status, isPending, refetch } = useSetupStatus();
  if (isPending) return <Spinner text="Checking the setup" />;
  if (!status) return <Unknown onRetry={() => void refetch()} />;
  if (status.complete) return <Complete />;
  return status.open ? <Open /> : <Closed />;
}

function Open() {
  const navigate = useNavigate();
  const toLogin = () => void navigate(href('login', { redirect: href('admin'), message: signInNotes.adminReady }));
  return (
    <>
      <Quiet>
        Creates the first admin account. Email and password are the ones that this server was started with; the username
        is your choice.
      </Quiet>
      <SetUpForm onDone={toLogin} />
    </>
  );
}

function Complete() {
  return (
    <Notice title="Setup is already complete">
      <LinkButton to={href('login')} isSmall>
        Sign In
      </LinkButton>
    </Notice>
  );
}

function Closed() {
  return (
    <Notice title="Admin setup is switched off on this server.">
      Whoever runs the server can switch it on: set ADMIN_SETUP_EMAIL and ADMIN_SETUP_PASSWORD and start it again.
    </Notice>
  );
}

function Unknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="bad" title="We could not check whether setup is complete.">
      <Button tone="secondary" isSmall onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
