import {
  commitments,
  franchiseTimeframes,
  investmentLevels,
  minimumPersonalInvestment,
  propertyTypes,
} from '@northlight/contracts';
import { color, from, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/my-start.ts';
import { wholeMoney } from '../../whole-money.ts';

const parts = [
  { name: texts.yourRegion, asks: texts.theCityAndStateWhere },
  { name: texts.investment, asks: texts.howMuchYouPlan({ options: investmentLevels.join(', ') }) },
  {
    name: texts.personalInvestment,
    asks: texts.atLeastAndWhetherYou({ minimumPersonalInvestment: wholeMoney(minimumPersonalInvestment) }),
  },
  { name: texts.timeframe, asks: texts.whenYouWantToStart({ options: franchiseTimeframes.join(', ') }) },
  { name: texts.commitment, asks: texts.howYoudLike({ options: commitments.join(', ') }) },
  { name: texts.experience, asks: texts.businessesYouveRunAndWhy },
  { name: texts.property, asks: texts.ifYouHaveOne({ options: propertyTypes.join(', ') }) },
];

/** What an application asks, so that it can be answered in one sitting (§5 Pre-application). */
export function Preparation() {
  return (
    <Stack as="section" $gap="xl">
      <h2>{texts.whatToHaveReady}</h2>
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
