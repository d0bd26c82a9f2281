import { from, site, space } from '@northlight/site-kit';
import styled from 'styled-components';

/** Who does what: the model in three sentences each. */
export function Model() {
  return (
    <Columns>
      <div>
        <h3>What a venue is</h3>
        <p>
          Dark rooms in which light tells a story: themed rooms, virtual reality, simulators, interactive art. Visits
          are sold by the time slot, to a known number of people at once.
        </p>
      </div>
      <div>
        <h3>What we bring</h3>
        <p>
          The experiences, with models, music and imagery made or commissioned by {site.productName}, and the system
          that you are looking at: this site, its booking, memberships and merchandise.
        </p>
      </div>
      <div>
        <h3>What you bring</h3>
        <p>
          A city you know, a building or the will to find one, capital, and either your own time or a person you trust
          to run the house.
        </p>
      </div>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.xl} ${space.xxl};

  @media (${from.medium}) {
    grid-template-columns: repeat(3, 1fr);
  }

  h3 {
    margin-bottom: ${space.s};
  }
`;
