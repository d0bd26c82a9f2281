import {
  commitments,
  franchiseTimeframes,
  investmentLevels,
  minimumPersonalInvestment,
  propertyTypes,
} from '@northlight/contracts';
import { color, from, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';

const wholeDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const parts = [
  { name: 'Your region', asks: 'The city and state where you live, and the region in which you want to open.' },
  { name: 'Investment', asks: `What you plan to invest in all: ${investmentLevels.join(', ')}.` },
  {
    name: 'Your own share',
    asks: `At least ${wholeDollars(minimumPersonalInvestment)}, and whether you need financing for the rest.`,
  },
  { name: 'Time', asks: `When you want to start: ${franchiseTimeframes.join(', ')}.` },
  { name: 'Commitment', asks: `How you would take part: ${commitments.join(', ')}.` },
  { name: 'Experience', asks: 'What you have run before, and why you want to run this.' },
  { name: 'Property', asks: `If you have one: its size and kind. ${propertyTypes.join(', ')}.` },
];

/** What an application asks, so that it can be answered in one sitting (§5 Pre-application). */
export function Preparation() {
  return (
    <Stack as="section" $gap="xl">
      <h2>What to have ready</h2>
      <Parts>
        {parts.map(({ name, asks }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{asks}</dd>
          </div>
        ))}
      </Parts>
    </Stack>
  );
}

const Parts = styled.dl`
  border-top: 1px solid ${color.ink};

  > div {
    display: grid;
    gap: ${space.xs} ${space.xl};
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }

  @media (${from.medium}) {
    > div {
      grid-template-columns: 220px minmax(0, 1fr);
    }
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    color: ${color.inkQuiet};
  }
`;
