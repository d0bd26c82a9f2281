import { href, LinkButton, Notice, PageTitle, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { CodeForm } from '../../features/candidate/code-form.tsx';
import { type Access, useAccess } from '../../features/candidate/use-access.ts';
import { useMyInquiries } from '../../features/my-inquiries/use-my-inquiries.ts';
import { texts } from '../../texts/portal.ts';
import { CandidateFilePart } from './candidate-file-part.tsx';

/** The states of the portal: entering a code, verifying it, access denied, the form, submitted. */
export function Portal() {
  const { access, enter, leave, shown } = useAccess();
  const { data: mine = [], isPending } = useMyInquiries();
  if (access.step === 'open')
    return <CandidateFilePart key={access.inquiryId} inquiryId={access.inquiryId} onLeave={leave} />;
  if (access.step === 'verifying' || isPending) return <Verifying />;
  const invited = mine.find(({ status }) => status === 'qualified' || status === 'meeting');
  return (
    <Stack $gap="xl">
      <PageTitle>{access.step === 'denied' ? texts.accessDenied : texts.candidatePortal}</PageTitle>
      <Refusal access={access} />
      <h2>{texts.iHaveAnAccessCode}</h2>
      <CodeForm claim={shown ?? { inquiryId: invited ? String(invited.id) : '', accessCode: '' }} onEnter={enter} />
      <Quiet>{texts.weSendYouACode}</Quiet>
      <Return />
    </Stack>
  );
}

function Refusal({ access }: { readonly access: Access }) {
  if (access.step === 'denied')
    return (
      <Notice tone="bad" title={texts.theAccessCodeIsInvalid}>
        <p>{texts.checkItForTypos}</p>
      </Notice>
    );
  if (access.step !== 'failed') return null;
  return (
    <Notice tone="bad" title={texts.thereWasAnErrorValidating}>
      {access.message && <p>{access.message}</p>}
    </Notice>
  );
}

function Verifying() {
  return (
    <Stack>
      <PageTitle>{texts.candidatePortal}</PageTitle>
      <Spinner text={texts.verifyingYourAccess} />
    </Stack>
  );
}

/** The way out, in every state (§2). */
export function Return() {
  return (
    <Row>
      <LinkButton to={href('franchise')} tone="secondary">
        {texts.returnToFranchise}
      </LinkButton>
    </Row>
  );
}
