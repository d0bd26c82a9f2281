import type { CandidateDetailsView } from '@northlight/contracts';
import { Button, from, Notice, Row, Stack, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/franchise-inquiries.ts';
import { Facts } from './facts.tsx';
import { failures, type HouseFact, useCompleteDetails } from './use-inquiries.ts';

const labels: Readonly<Record<HouseFact, string>> = {
  developmentTimeline: texts.developmentTimeline,
  initialInvestmentAmount: texts.initialInvestment,
  fundingSource: texts.fundingSource,
  ownershipStructure: texts.ownershipStructure,
  partnerDetails: texts.partnerDetails,
};
const names = Object.keys(labels) as HouseFact[];

interface HouseFactsProps {
  readonly inquiryId: number;
  readonly details: CandidateDetailsView;
}

/** What the portal does not ask: it begins with what the inquiry said, and the house may put it right. */
export function HouseFactsPart({ inquiryId, details }: HouseFactsProps) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <Editing {...{ inquiryId, details }} onDone={() => setIsEditing(false)} />;
  return (
    <Stack>
      <Facts title={texts.internalDetails} facts={names.map((name) => [labels[name], details[name]])} />
      <div>
        <Button tone="secondary" isSmall onClick={() => setIsEditing(true)}>
          {texts.edit}
        </Button>
      </div>
    </Stack>
  );
}

function Editing({ inquiryId, details, onDone }: HouseFactsProps & { readonly onDone: () => void }) {
  const [facts, setFacts] = useState(() => Object.fromEntries(names.map((name) => [name, details[name] ?? ''])));
  const { mutate, isPending, isError } = useCompleteDetails(inquiryId, onDone);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(facts);
  };
  return (
    <Stack as="form" onSubmit={send} aria-label={texts.internalDetails}>
      <h3>{texts.internalDetails}</h3>
      <Fields>
        {names.map((name, nth) => (
          <TextField
            key={name}
            label={labels[name]}
            maxLength={500}
            autoFocus={nth === 0}
            value={facts[name]}
            onChange={({ target }) => setFacts({ ...facts, [name]: target.value })}
          />
        ))}
      </Fields>
      {isError && <Notice tone="bad" title={failures.details} />}
      <Row>
        <Button type="submit" tone="secondary" isSmall isBusy={isPending} busyText={texts.saving}>
          {texts.save}
        </Button>
        <Button tone="secondary" isSmall onClick={onDone}>
          {texts.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${space.m} ${space.l};

  @media (${from.medium}) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
