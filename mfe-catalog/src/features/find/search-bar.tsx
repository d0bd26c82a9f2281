import { color, from, motion, radius, size, space } from '@northlight/site-kit';
import { SelectField, TextField } from '@northlight/site-kit/ui';
import type { RefObject } from 'react';
import styled, { css } from 'styled-components';
import { texts } from '../../texts/find.ts';
import { type Finder, keysOf, type Search } from './finder.ts';

interface SearchBarProps<Category extends string, Sort extends string> {
  readonly finder: Finder<Category, Sort>;
  readonly search: Search<Category, Sort>;
  readonly onChange: (part: Partial<Search<Category, Sort>>) => void;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Words, category and order of a list. What it finds is announced by the list. */
export function SearchBar<Category extends string, Sort extends string>({
  finder,
  search,
  onChange,
  box,
}: SearchBarProps<Category, Sort>) {
  const sortOptions = keysOf(finder.sorts).map((value) => ({ value, label: finder.sorts[value] }));
  return (
    <Bar role="search" aria-label={finder.name} onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={box}
        type="search"
        label={texts.search}
        placeholder={texts.searchByNameOrDescription}
        autoComplete="off"
        value={search.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <fieldset>
        <legend>{texts.category}</legend>
        <Choices $inRows={Object.values(finder.categories).join('').length > charactersInARow}>
          {keysOf(finder.categories).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="category"
                value={value}
                checked={value === search.category}
                onChange={() => onChange({ category: value })}
              />
              {finder.categories[value]}
            </label>
          ))}
        </Choices>
      </fieldset>
      <SelectField
        label={texts.sortBy}
        options={sortOptions}
        value={search.sort}
        onChange={({ target }) => onChange({ sort: target.value as Sort })}
      />
    </Bar>
  );
}

const Bar = styled.form`
  display: grid;
  gap: ${space.l} ${space.xl};
  padding-block: ${space.xl};
  margin-bottom: ${space.xl};
  border-block: 1px solid ${color.ink};

  legend {
    margin-bottom: 6px;
    font-weight: 600;
    line-height: 1.3;
  }

  @media (${from.medium}) {
    grid-template-columns: 1fr 220px;

    fieldset {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) auto 240px;

    fieldset {
      grid-row: auto;
      grid-column: auto;
    }
  }
`;

/** So many characters of labels fit beside each other on a phone. */
const charactersInARow = 28;

/** Three in a row, and the last rows of two, so that none is alone in its row. */
const inRows = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));

  label {
    grid-column: span 2;
  }

  label:nth-last-child(2):nth-child(3n + 1),
  label:nth-last-child(2):nth-child(3n + 1) ~ label,
  label:nth-last-child(4):nth-child(3n + 1),
  label:nth-last-child(4):nth-child(3n + 1) ~ label {
    grid-column: span 3;
  }

  @media (${from.medium}) {
    display: flex;
  }
`;

const Choices = styled.div<{ $inRows: boolean }>`
  display: flex;
  overflow: hidden;
  flex-wrap: wrap;
  gap: 1px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.s};
  background: ${color.line};

  label {
    position: relative;
    display: grid;
    min-height: 46px;
    flex: 1 auto;
    background: ${color.raised};
    place-items: center;
    padding: 0 clamp(${space.s}, 2.8vw, ${space.l});
    cursor: pointer;
    font-size: ${size.text};
    font-weight: 600;
    white-space: nowrap;
    transition: background ${motion.control}, color ${motion.control};
  }

  ${({ $inRows }) => $inRows && inRows}

  label:has(:checked) {
    background: ${color.ink};
    color: ${color.ground};

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  label:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: pointer;
    opacity: 0;
  }
`;
