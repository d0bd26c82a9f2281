import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

const questions = [
  [
    'How does the discount apply?',
    'The Member ticket takes 10% off a booking before the 6% booking fee. Plans with a higher percentage name it above; up to 25% is the most. Have your card with you: it may be checked at the door.',
  ],
  [
    'What is a guest pass?',
    'A ticket for somebody who comes with you. Plans from Gold on have some each month; the number stands beside each plan.',
  ],
  ['What do the priority hours mean?', 'When new times open, members see them this many hours before everybody else.'],
  ['Is anything else included?', 'Members get 15% off merchandise, and their parking is validated free of charge.'],
  ['What does parking cost without it?', '$5 up to 3 hours, $15 for 3 to 5 hours, and $25 at most for a day.'],
  [
    'Does a membership change how I cancel?',
    'No. Everybody gets a full refund 48 hours or more before the visit, and may move it up to 24 hours before.',
  ],
] as const;

/** What people ask before they join (decisions.md G13). */
export function MembershipQuestions() {
  return (
    <section aria-labelledby="questions">
      <Title id="questions">Frequently asked questions</Title>
      {questions.map(([question, answer]) => (
        <Question key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </Question>
      ))}
    </section>
  );
}

const Title = styled.h2`
  margin-block: ${space.huge} ${space.l};
  font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
  letter-spacing: -0.035em;
`;

const Question = styled.details`
  max-width: 72ch;
  border-bottom: 1px solid ${color.line};

  summary {
    padding-block: ${space.l};
    cursor: pointer;
    font-size: ${size.lead};
    font-weight: 600;
  }

  p {
    padding-bottom: ${space.l};
    color: ${color.inkQuiet};
  }
`;
