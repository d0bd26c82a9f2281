import { type InquiryStatus, inquiryStatuses } from '@northlight/contracts';
import { Badge, color, font, from, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/franchise-facts.ts';

const steps = ['new', 'contacted', 'qualified', 'meeting', 'signed'] as const satisfies readonly InquiryStatus[];
type Step = (typeof steps)[number];

const meanings: Readonly<Record<Step, string>> = {
  new: texts.weHaveYourApplicationExpect,
  contacted: texts.weveTalkedAboutYourCity,
  qualified: texts.yourLocationBudgetAndTimeline,
  meeting: texts.yourMeetingIsScheduledAdd,
  signed: texts.bothSidesHaveSigned,
};

interface FranchiseStepsProps {
  /** Where the reader's own application stands; what ended it otherwise is no step. */
  readonly current?: InquiryStatus | undefined;
}

/** The way of an application to the agreement, under the names of its states (§4). */
export function FranchiseSteps({ current }: FranchiseStepsProps) {
  return (
    <Line>
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <h3>
            {inquiryStatuses[step]} {step === current && <Badge $tone="good">{texts.youAreHere}</Badge>}
          </h3>
          <p>{meanings[step]}</p>
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  display: grid;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${space.xs} ${space.l};
    padding-block: ${space.l};
    border-top: 1px solid ${color.line};
    counter-increment: step;
  }

  li::before {
    grid-row: span 2;
    font: 700 ${size.title} / 1 ${font.display};
    content: counter(step);
  }

  p {
    max-width: 60ch;
    color: ${color.inkQuiet};
  }

  @media (${from.large}) {
    li {
      grid-template-columns: 56px 260px minmax(0, 1fr);
      align-items: baseline;
    }

    li::before {
      grid-row: auto;
    }
  }
`;
