import { commitments, franchiseTimeframes, propertyTypes } from '@northlight/contracts';
import { color, font, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/franchise-facts.ts';

const listed = (words: readonly string[]) =>
  texts.or({ list: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });

const questions = [
  {
    ask: texts.howSoonWillIHear,
    answer: texts.within23BusinessDays,
  },
  {
    ask: texts.doIHaveToRun,
    answer: texts.notNecessarilyTheApplication({ commitments: listed(commitments) }),
  },
  {
    ask: texts.whatKindsOfPropertyDo,
    answer: texts.youCanAlsoApplyBefore({ propertyTypes: listed(propertyTypes) }),
  },
  {
    ask: texts.whenWouldINeed,
    answer: texts.thatsUpToYou({ franchiseTimeframes: listed(franchiseTimeframes) }),
  },
  {
    ask: texts.whichCitiesAreAvailable,
    answer: texts.theListAboveShowsWhats,
  },
  {
    ask: texts.whatIsTheCandidatePortal,
    answer: texts.itsWhereYouEnter,
  },
  {
    ask: texts.doINeedAnAccount,
    answer: texts.yesYouSign,
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
