import { Button, Quiet, Row, Stack } from '@northlight/site-kit';
import { ErrorSummary } from '@northlight/site-kit/ui';
import { FailedSend } from '../../failed-send.tsx';
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
    <Stack as="form" $gap="xxl" onSubmit={isSending ? ignore : send} noValidate aria-label="Pre-application">
      <ErrorSummary {...summary} />
      <AboutYou {...form} />
      <YourPlan {...form} />
      <YourExperience {...form} />
      <YourProperty {...form} />
      <LastQuestions {...form} />
      <Quiet>We use what you write here to answer your application, and for nothing else.</Quiet>
      {failure && (
        <FailedSend
          reason={failure}
          address={address}
          text="There was an error submitting your pre-application. Please try again."
        />
      )}
      <Row>
        <Button type="submit" isBusy={isSending} busyText="Submitting...">
          Submit pre-application
        </Button>
        <StartOver onStartOver={startOver} />
      </Row>
    </Stack>
  );
}

const ignore = (event: { preventDefault: () => void }) => event.preventDefault();
