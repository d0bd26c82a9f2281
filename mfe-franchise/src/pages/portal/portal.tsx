import { href, LinkButton, Notice, PageTitle, Quiet, Row, Spinner, Stack } from '@northlight/site-kit';
import { CodeForm } from '../../features/candidate/code-form.tsx';
import { type Access, useAccess } from '../../features/candidate/use-access.ts';
import { useMyInquiries } from '../../features/my-inquiries/use-my-inquiries.ts';
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
      <PageTitle>{access.step === 'denied' ? 'Access denied' : 'Candidate portal'}</PageTitle>
      <Refusal access={access} />
      <h2>I have an access code</h2>
      <CodeForm claim={shown ?? { inquiryId: invited ? String(invited.id) : '', accessCode: '' }} onEnter={enter} />
      <Quiet>
        A code is sent to you once you are qualified or a meeting is set. It is good for 14 days, for the first account
        that uses it.
      </Quiet>
      <Return />
    </Stack>
  );
}

function Refusal({ access }: { readonly access: Access }) {
  if (access.step === 'denied')
    return (
      <Notice tone="bad" title="The access code is invalid or has expired.">
        <p>Check it for a slip of the pen, or ask us for a new one: answer the mail that it came with.</p>
      </Notice>
    );
  if (access.step !== 'failed') return null;
  return (
    <Notice tone="bad" title="There was an error validating your access code.">
      {access.said && <p>{access.said}</p>}
    </Notice>
  );
}

function Verifying() {
  return (
    <Stack>
      <PageTitle>Candidate portal</PageTitle>
      <Spinner text="Verifying your access" />
    </Stack>
  );
}

/** The way out, in every state (§2). */
export function Return() {
  return (
    <Row>
      <LinkButton to={href('franchise')} tone="secondary">
        Return to Franchise
      </LinkButton>
    </Row>
  );
}
