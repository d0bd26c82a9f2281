import { type InquiryStatus, inquiryStatuses } from '@northlight/contracts';
import { Badge, color, font, from, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

const steps = ['new', 'contacted', 'qualified', 'meeting', 'signed'] as const satisfies readonly InquiryStatus[];
type Step = (typeof steps)[number];

const meanings: Readonly<Record<Step, string>> = {
  new: 'Your application has arrived in Rochester. A follow-up reaches you within 2-3 business days.',
  contacted: 'We have spoken: about your city, your plans, and what a venue is like from the inside.',
  qualified: 'Your location, budget and timeline are a match. You get an access code for the candidate portal.',
  meeting: 'A date is set. The portal is where your site and business details are by then.',
  signed: 'The franchise agreement is signed by both sides.',
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
            {inquiryStatuses[step]} {step === current && <Badge $tone="good">You are here</Badge>}
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
