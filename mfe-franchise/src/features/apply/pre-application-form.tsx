import { Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { ErrorSummary } from '@northlight/site-kit/ui';
import { FailedSend } from '../../failed-send.tsx';
import { texts } from '../../texts/apply.ts';
import { AboutYou, YourPlan } from './about-you.tsx';
import { StartOver } from './start-over.tsx';
import type { PreApplication } from './use-pre-application.ts';
import { LastQuestions, YourExperience, YourProperty } from './your-background.tsx';

interface PreApplicationFormProps {
  readonly form: PreApplication;
  /** Where this form stands. */
  readonly address: string;
}

/** The pre-application (§5). Whatever goes wrong, what was typed stays. */
export function PreApplicationForm({ form, address }: PreApplicationFormProps) {
  const { summary, send, isSending, failure, startOver } = form;
  return (
    <Stack as="form" $gap="xxl" onSubmit={isSending ? ignore : send} noValidate aria-label={texts.preApplication}>
      <ErrorSummary {...summary} />
      <AboutYou {...form} />
      <YourPlan {...form} />
      <YourExperience {...form} />
      <YourProperty {...form} />
      <LastQuestions {...form} />
      <Quiet>{texts.weUseWhatYouEnter}</Quiet>
      {failure && <FailedSend reason={failure} address={address} text={texts.thereWasAnErrorSubmitting} />}
      <Row>
        <Button type="submit" isBusy={isSending} busyText={texts.submitting}>
          {texts.submitPreApplication}
        </Button>
        <StartOver onStartOver={startOver} />
      </Row>
    </Stack>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();
