import { commitments, franchiseTimeframes, propertyTypes } from '@northlight/contracts';
import { color, font, size, space } from '@northlight/site-kit';
import styled from 'styled-components';

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const questions = [
  {
    ask: 'How soon do I hear from you?',
    answer: 'Within 2-3 business days of an application, from the headquarters in Rochester, NY.',
  },
  {
    ask: 'Do I have to run the venue myself?',
    answer: `Not necessarily. An application asks which it will be: ${listed(commitments)}.`,
  },
  {
    ask: 'What kind of property do you look at?',
    answer: `${listed(propertyTypes)}. You can also apply before you have one.`,
  },
  {
    ask: 'When would I have to open?',
    answer: `That is your plan to make. The time frames we ask about: ${listed(franchiseTimeframes)}.`,
  },
  {
    ask: 'Which cities are left?',
    answer:
      'The list above is what is open or planned. You name the region you want; it need not be near one of these cities.',
  },
  {
    ask: 'What is the candidate portal?',
    answer:
      'The place for the details of your site and business: space and ceiling height, power, climate, connection, approvals. It opens with an access code that we send once you are qualified or a meeting is set.',
  },
  {
    ask: 'Do I need an account?',
    answer: 'Yes. Applications and the portal are for people who are signed in, so that nobody else reads them.',
  },
];

/** What people ask first, answered with what is so. */
export function Questions() {
  return (
    <div>
      {questions.map(({ ask, answer }) => (
        <Question key={ask}>
          <summary>{ask}</summary>
          <p>{answer}</p>
        </Question>
      ))}
    </div>
  );
}

const Question = styled.details`
  border-top: 1px solid ${color.line};

  &:last-child {
    border-bottom: 1px solid ${color.line};
  }

  summary {
    padding-block: ${space.l};
    font: 600 ${size.lead} / 1.25 ${font.display};
    cursor: pointer;
  }

  p {
    max-width: 66ch;
    padding: 0 0 ${space.xl} 1.1em;
    color: ${color.inkQuiet};
  }
`;
