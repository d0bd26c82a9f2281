import { Button, from, space } from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useDraft } from '../forms/use-draft.ts';
import { texts } from '../texts/common.ts';

interface SearchFormProps {
  /** Names the search for screen readers: what is looked through. */
  readonly of: string;
  readonly label: string;
  readonly hint: string;
  /** What is looked for now. */
  readonly search: string;
  /** Called with the text without the spaces around it; it may be empty. */
  readonly onLook: (text: string) => void;
  /** What is wrong with a text. */
  readonly problemIn?: (text: string) => string | undefined;
  /** What the button says that ends the search; there is none where it is left out. */
  readonly wayBack?: string;
}

/** A field to search with, and its buttons beside it. */
export function SearchForm({ of, label, hint, search, onLook, problemIn, wayBack }: SearchFormProps) {
  const [{ text }, setDraft] = useDraft({ text: search });
  const [problem, setProblem] = useState<string>();
  const look = (wanted: string) => {
    setDraft({ text: wanted });
    onLook(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = problemIn?.(text.trim());
    setProblem(wrong);
    if (!wrong) look(text.trim());
  };
  return (
    <Line role="search" aria-label={of} onSubmit={submit} noValidate>
      <TextField
        {...{ label, hint }}
        type="search"
        maxLength={254}
        error={problem}
        value={text}
        onChange={({ target }) => setDraft({ text: target.value })}
      />
      <Button type="submit" tone="secondary">
        {texts.find}
      </Button>
      {wayBack && search && (
        <Button tone="secondary" onClick={() => look('')}>
          {wayBack}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.m};

  > :first-child {
    flex: 1 1 260px;
  }

  /* beside the field, not its label */
  > button {
    margin-top: 28px;
  }

  /* where there is no room for it beside them it stands below */
  > button + button {
    margin-top: 0;

    @media (${from.medium}) {
      margin-top: 28px;
    }
  }
`;
