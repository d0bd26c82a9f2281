import type { ExperienceView } from '@northlight/contracts';
import { Badge, color, money, Row, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/experiences.ts';

/** What visitors read, as it is stored. */
export function ExperienceFacts({ experience }: { readonly experience: ExperienceView }) {
  const { shortDescription, description, isPopular, isNew } = experience;
  return (
    <Stack $gap="l">
      {(isPopular || isNew) && (
        <Row $gap="s">
          {isPopular && <Badge>{texts.popular}</Badge>}
          {isNew && <Badge>{texts.new}</Badge>}
        </Row>
      )}
      <p>
        <b>{shortDescription}</b>
      </p>
      <Text>{description}</Text>
      <Facts>
        {factsOf(experience).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
  );
}

function factsOf(one: ExperienceView): [name: string, value: string][] {
  const facts: [string, string | null][] = [
    [texts.category, one.category],
    [texts.price, texts.perPerson({ price: money(one.price) })],
    [texts.duration, texts.min({ duration: one.duration })],
    [texts.age, texts.to({ minAge: one.minAge, maxAge: one.maxAge })],
    [texts.displayOrder, String(one.displayOrder)],
    [texts.address, `/experience/${one.slug}`],
    [texts.tags, one.tags.join(', ')],
    [texts.requirements, one.requirements],
    [texts.specialEquipment, one.specialEquipment],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

const Text = styled.p`
  max-width: 66ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  border-top: 1px solid ${color.line};

  > div {
    display: grid;
    grid-template-columns: minmax(120px, 30%) minmax(0, 1fr);
    gap: ${space.m};
    padding: ${space.s} 0;
    border-bottom: 1px solid ${color.line};
  }

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
