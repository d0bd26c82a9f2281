import type { ExperienceView } from '@northlight/contracts';
import { Badge, color, Row, Stack, space } from '@northlight/site-kit';
import styled from 'styled-components';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What visitors read, as it is stored. */
export function ExperienceFacts({ experience }: { readonly experience: ExperienceView }) {
  const { shortDescription, description, isPopular, isNew } = experience;
  return (
    <Stack $gap="l">
      {(isPopular || isNew) && (
        <Row $gap="s">
          {isPopular && <Badge>Popular</Badge>}
          {isNew && <Badge>New</Badge>}
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
    ['Category', one.category],
    ['Price', `${dollars.format(one.price)} per person`],
    ['Duration', `${one.duration} min`],
    ['Age', `${one.minAge} to ${one.maxAge}`],
    ['Display order', String(one.displayOrder)],
    ['Address', `/experience/${one.slug}`],
    ['Tags', one.tags.join(', ')],
    ['Requirements', one.requirements],
    ['Special equipment', one.specialEquipment],
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
