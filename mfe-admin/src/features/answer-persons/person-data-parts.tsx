import type { PersonDataView } from '@northlight/contracts';
import { Button, color, from, Quiet, Row, Stack, space } from '@northlight/site-kit';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { wordsOf } from '../../format/audit-words.ts';
import { minuteText } from '../../format/moments.ts';
import { texts } from '../../texts/answer-persons.ts';
import { ReasonTable } from './reason-table.tsx';
import { savePersonData } from './save-file.ts';

interface PersonDataPartsProps {
  readonly search: string;
  readonly data: PersonDataView;
}

/** All that is kept of somebody, as they may read it: a part for each kind, and the whole as a file. */
export function PersonDataParts({ search, data }: PersonDataPartsProps) {
  const { exportedAt, isIncomplete: _, reasons, ...parts } = data;
  return (
    <Stack as="section" $gap="xl">
      <Stack $gap="s">
        <h2>{texts.everythingKeptAbout({ search })}</h2>
        <Quiet>{texts.asOf({ moment: minuteText(exportedAt) })}</Quiet>
        <Row>
          <Button tone="secondary" onClick={() => savePersonData(data)}>
            <Download size={18} aria-hidden /> {texts.saveAsJson}
          </Button>
        </Row>
      </Stack>
      {Object.entries(parts).map(([name, part]) => (
        <Stack as="section" key={name} $gap="s">
          <h3>{wordsOf(name)}</h3>
          <Value value={part} />
        </Stack>
      ))}
      <Stack as="section" $gap="s">
        <h3>{texts.whyAndHowLong}</h3>
        <ReasonTable reasons={Array.isArray(reasons) ? reasons : []} />
      </Stack>
    </Stack>
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function Value({ value }: { readonly value: unknown }) {
  if (isEmpty(value)) return <Quiet as="span">{texts.none}</Quiet>;
  if (Array.isArray(value)) return <Items values={value} />;
  return typeof value === 'object' ? <Fields fields={Object(value)} /> : plainText(value);
}

const Items = ({ values }: { readonly values: readonly unknown[] }) => (
  <List>
    {values.map((one, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
      <li key={nth}>
        <Value value={one} />
      </li>
    ))}
  </List>
);

const Fields = ({ fields }: { readonly fields: Readonly<Record<string, unknown>> }) => (
  <Facts>
    {Object.entries(fields).map(([name, value]) => (
      <div key={name}>
        <dt>{wordsOf(name)}</dt>
        <dd>
          <Value value={value} />
        </dd>
      </div>
    ))}
  </Facts>
);

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? minuteText(text) : text;
}

const List = styled.ol`
  display: grid;
  gap: ${space.m};

  > li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.xs};

  > div {
    display: grid;
    gap: 0 ${space.m};

    @media (${from.medium}) {
      grid-template-columns: 180px minmax(0, 1fr);
    }
  }

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0 0 0 ${space.m};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
