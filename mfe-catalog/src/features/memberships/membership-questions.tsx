import { color, from, motion, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

const questions = [
  [
    'How does the discount apply?',
    'The Member ticket takes 10% off a booking before the 6% booking fee. Plans with a higher percentage name it above; up to 25% is the most. Have your card with you: it may be checked at the door. Merchandise is 15% off.',
  ],
  [
    'What is a guest pass?',
    'A ticket for somebody who comes with you. Plans from Gold on have some each month; the number stands beside each plan.',
  ],
  ['What do the priority hours mean?', 'When new times open, members see them this many hours before everybody else.'],
  [
    'How do I cancel?',
    'At the desk of an open venue, or by writing to us. The plan ends with the month that is paid for, and so do its benefits. Tickets you have booked stay yours.',
  ],
  [
    'What about parking?',
    'For members it is validated free of charge. Without a plan it is $5 up to 3 hours, $15 for 3 to 5 hours, and $25 at most for a day.',
  ],
  [
    'Can I move to another tier?',
    'At any time, up or down. The new tier and its price count from the end of the month that is paid for.',
  ],
] as const;

/** What people ask before they join (decisions.md G13). */
export function MembershipQuestions() {
  return (
    <Halves aria-labelledby="questions">
      <h2 id="questions">Frequently asked questions</h2>
      <div>
        {questions.map(([question, answer]) => (
          <Question key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </Question>
        ))}
      </div>
    </Halves>
  );
}

const Halves = styled.section`
  display: grid;
  align-items: start;
  gap: ${space.l} clamp(${space.xl}, 6vw, ${space.vast});
  margin-top: ${space.huge};

  h2 {
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    letter-spacing: -0.035em;
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    padding-top: ${space.xxl};
    border-top: 1px solid ${color.ink};
  }
`;

const Question = styled.details`
  border-bottom: 1px solid ${color.line};

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.l};
    padding-block: ${space.l};
    cursor: pointer;
    font-size: ${size.lead};
    font-weight: 600;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    flex: none;
    width: 11px;
    height: 11px;
    margin: -6px 6px 0 0;
    border: solid ${color.ink};
    border-width: 0 2px 2px 0;
    content: '';
    rotate: 45deg;
    transition: rotate ${motion.control};
  }

  &[open] summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }

  p {
    max-width: 66ch;
    padding-bottom: ${space.xl};
    color: ${color.inkQuiet};
  }
`;
