import type { ExperienceView } from '@northlight/contracts';
import { color, Prose, Quiet, size, space, useTab } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/experiences.ts';
import { ageSentence, licenceNotice } from './experience-facts.ts';
import { ExperienceReviews } from './experience-reviews.tsx';

/** Description, details and reviews of one experience (§2); the open one is in the address. */
export function ExperienceTabs({ experience }: { readonly experience: ExperienceView }) {
  const tabs = [
    { id: 'description', title: texts.description, content: <Description experience={experience} /> },
    { id: 'details', title: texts.details, content: <Details experience={experience} /> },
    { id: 'reviews', title: texts.reviews, content: <ExperienceReviews experienceId={experience.id} /> },
  ];
  const tab = useTab(tabs.map(({ id }) => id));
  return <Tabs label={texts.about({ name: experience.name })} tabs={tabs} {...tab} />;
}

function Description({ experience }: { readonly experience: ExperienceView }) {
  const { shortDescription, description, specialEquipment } = experience;
  const notice = licenceNotice(experience);
  return (
    <Prose>
      <Lead>{shortDescription}</Lead>
      {notice && <Quiet>{notice}</Quiet>}
      <p>{description}</p>
      {specialEquipment && (
        <Special>
          <h2>{texts.specialRequirements}</h2>
          <p>{specialEquipment}</p>
        </Special>
      )}
    </Prose>
  );
}

function Details({ experience }: { readonly experience: ExperienceView }) {
  const { duration, maxAge, requirements } = experience;
  return (
    <Sheet>
      <dt>{texts.duration}</dt>
      <dd>{texts.minutes({ duration })}</dd>
      <dt>{texts.age}</dt>
      <dd>{maxAge < 100 ? texts.upToYears({ age: ageSentence(experience), maxAge }) : ageSentence(experience)}</dd>
      <dt>{texts.groupSize}</dt>
      <dd>{texts.upTo20PeoplePer}</dd>
      <dt>{texts.included}</dt>
      <dd>{texts.fullAccessProfessionalGuide}</dd>
      <dt>{texts.whatToBring}</dt>
      <dd>{texts.comfortableClothingSocksSense}</dd>
      {requirements && (
        <>
          <dt>{texts.requirements}</dt>
          <dd>{requirements}</dd>
        </>
      )}
    </Sheet>
  );
}

const Lead = styled.p`
  font-size: ${size.lead};
  line-height: 1.4;
`;

const Special = styled.div`
  padding: ${space.m} 0 ${space.m} ${space.l};
  border-left: 5px solid ${color.action};

  h2 {
    font-size: ${size.text};
    letter-spacing: 0;
  }
`;

const Sheet = styled.dl`
  display: grid;
  max-width: 66ch;
  grid-template-columns: minmax(110px, auto) 1fr;

  dt,
  dd {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.line};
  }

  dt {
    padding-right: ${space.xl};
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;
