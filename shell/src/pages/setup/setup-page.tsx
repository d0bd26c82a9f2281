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
import { texts } from '../../texts/setup.ts';

/** Route /setup: the first admin account, once. */
export function SetupPage() {
  return (
    <Page title={texts.adminSetup} heading="own">
      <Entrance>
        <Stack $gap="xl">
          <PageTitle>{texts.adminSetup}</PageTitle>
          <Setup />
        </Stack>
      </Entrance>
    </Page>
  );
}

function Setup() {
  const { data: status, isPending, refetch } = useSetupStatus();
  if (isPending) return <Spinner text={texts.checkingSetup} />;
  if (!status) return <Unknown onRetry={() => void refetch()} />;
  if (status.complete) return <Complete />;
  return status.open ? <Open /> : <Closed />;
}

function Open() {
  const navigate = useNavigate();
  const toLogin = () => void navigate(href('login', { redirect: href('admin'), message: signInNotes.adminReady }));
  return (
    <>
      <Quiet>{texts.createTheFirstAdminAccount}</Quiet>
      <SetUpForm onDone={toLogin} />
    </>
  );
}

function Complete() {
  return (
    <Notice title={texts.setupIsAlreadyComplete}>
      <LinkButton to={href('login')} isSmall>
        {texts.signIn}
      </LinkButton>
    </Notice>
  );
}

function Closed() {
  return <Notice title={texts.adminSetupIsTurnedOff}>{texts.toTurnItOnSet}</Notice>;
}

function Unknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="bad" title={texts.couldntCheckWhetherSetup}>
      <Button tone="secondary" isSmall onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Notice>
  );
}
