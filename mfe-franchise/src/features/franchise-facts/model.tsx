import { from, site, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/franchise-facts.ts';

/** Who does what: the model in three sentences each. */
export function Model() {
  return (
    <Columns>
      <div>
        <h3>{texts.whatAVenue}</h3>
        <p>{texts.themedRoomsVirtualReality}</p>
      </div>
      <div>
        <h3>{texts.whatWeBring}</h3>
        <p>{texts.theExperiencesWithModelsMusic({ productName: site.productName })}</p>
      </div>
      <div>
        <h3>{texts.whatYouBring}</h3>
        <p>{texts.aCityYouKnow}</p>
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
