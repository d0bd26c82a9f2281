import { type ContentNames, contentNames } from '@northlight/contracts';
import { color, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/write-text.ts';
import { nameWords } from './block-words.ts';

/** What may be written in braces, and what readers see in its place at present. */
export function NameList({ names }: { readonly names: ContentNames }) {
  return (
    <Fold>
      <summary>{texts.placeholdersForNamesAndNumbers}</summary>
      <p>{texts.typeOneOfThese}</p>
      <dl>
        {contentNames.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>
              {nameWords[name]}: <b>{names[name]}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const Fold = styled.details`
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.s};

  summary {
    min-height: 24px;
    cursor: pointer;
    font-weight: 600;
  }

  p,
  dl {
    margin: ${space.m} 0 0;
    font-size: ${size.small};
  }

  dl {
    display: grid;
    gap: ${space.s};
  }

  dl > div {
    display: grid;
    gap: 0 ${space.l};
    grid-template-columns: minmax(140px, max-content) minmax(0, 1fr);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
