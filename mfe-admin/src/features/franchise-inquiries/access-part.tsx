import type { AccessStandView } from '@northlight/contracts';
import { Button, color, IconButton, Notice, Quiet, Row, radius, Stack, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { Check, Copy } from 'lucide-react';
import styled from 'styled-components';
import { wholeMoment } from '../../format/moments.ts';
import { texts } from '../../texts/franchise-inquiries.ts';
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
      <h3 id="candidate-portal">{texts.candidatePortal}</h3>
      {access && !data && <Quiet>{standText(access)}</Quiet>}
      {data && link && <Made code={data.accessCode} link={link} expiresAt={data.expiresAt} />}
      {isError && <Notice tone="bad" title={failures.access} />}
      <Row>
        <Button tone="secondary" isBusy={isPending} busyText={texts.generating} onClick={() => mutate()}>
          {access || data ? texts.generateANewAccessCode : texts.generateAccessCode}
        </Button>
        {(access || data) && <Quiet>{texts.generatingANewCodeRevokes}</Quiet>}
      </Row>
    </Part>
  );
}

const paramsOf = ({ inquiryId, accessCode }: { inquiryId: number; accessCode: string }) => ({
  inquiryId: String(inquiryId),
  accessCode,
});

const standText = ({ expiresAt, isExpired, isBound }: AccessStandView): string => {
  if (isExpired) return texts.theLastAccessCodeExpired({ expiresAt: wholeMoment(expiresAt) });
  const text = isBound ? texts.anAccessCodeIsValidOf : texts.anAccessCodeIsValid;
  return text({ expiresAt: wholeMoment(expiresAt) });
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
        {texts.accessCode} <Code>{code}</Code>
      </p>
      <TextField
        label={texts.portalLink}
        hint={texts.sendItToTheCandidate({ expiresAt: wholeMoment(expiresAt) })}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
        end={
          <IconButton label={isCopied ? texts.copied : texts.copyThePortalLink} onClick={() => void copy(link)}>
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
