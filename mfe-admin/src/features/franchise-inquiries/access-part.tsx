import type { AccessStandView } from '@northlight/contracts';
import { Button, color, IconButton, Notice, Quiet, Row, radius, Stack, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { Check, Copy } from 'lucide-react';
import styled from 'styled-components';
import { wholeMoment } from '../../moments.ts';
import { useCopy } from './use-copy.ts';
import { failures, useGenerateAccess } from './use-inquiries.ts';

interface AccessPartProps {
  readonly inquiryId: number;
  /** How the code stands that was made before; null: there is none; undefined: not known yet. */
  readonly access: AccessStandView | null | undefined;
}

/** The candidate portal of an inquiry: makes a code, and the link that is sent to the candidate (§2). */
export function AccessPart({ inquiryId, access }: AccessPartProps) {
  const { mutate, data, isPending, isError } = useGenerateAccess(inquiryId);
  const link = data && `${location.origin}/franchise/portal?${new URLSearchParams(paramsOf(data))}`;
  return (
    <Part aria-labelledby="candidate-portal">
      <h3 id="candidate-portal">Candidate portal</h3>
      {access && !data && <Quiet>{standText(access)}</Quiet>}
      {data && link && <Made code={data.accessCode} link={link} expiresAt={data.expiresAt} />}
      {isError && <Notice tone="bad" title={failures.access} />}
      <Row>
        <Button tone="secondary" isBusy={isPending} busyText="Generating..." onClick={() => mutate()}>
          {access || data ? 'Generate a new access code' : 'Generate access code'}
        </Button>
        {(access || data) && <Quiet>A new code ends the one before.</Quiet>}
      </Row>
    </Part>
  );
}

const paramsOf = ({ inquiryId, accessCode }: { inquiryId: number; accessCode: string }) => ({
  inquiryId: String(inquiryId),
  accessCode,
});

const standText = ({ expiresAt, isExpired, isBound }: AccessStandView): string => {
  if (isExpired) return `The last access code expired on ${wholeMoment(expiresAt)}.`;
  const use = isBound ? 'it is in use by one account' : 'nobody has used it yet';
  return `An access code is valid until ${wholeMoment(expiresAt)}; ${use}. It is shown only when it is made.`;
};

interface MadeProps {
  readonly code: string;
  readonly link: string;
  readonly expiresAt: string;
}

function Made({ code, link, expiresAt }: MadeProps) {
  const { isCopied, copy } = useCopy();
  const Icon = isCopied ? Check : Copy;
  return (
    <Stack $gap="m">
      <p>
        Access code <Code>{code}</Code>
      </p>
      <TextField
        label="Portal link"
        hint={`Send it to the candidate now: it is not shown again. Valid until ${wholeMoment(expiresAt)}.`}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        end={
          <IconButton label={isCopied ? 'Copied' : 'Copy the portal link'} onClick={() => void copy(link)}>
            <Icon size={20} aria-hidden />
          </IconButton>
        }
      />
    </Stack>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.ground};
`;

const Code = styled.code`
  font-weight: 700;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;
