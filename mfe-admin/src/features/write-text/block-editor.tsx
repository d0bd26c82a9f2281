import { Button, color, Row, radius, space } from '@northlight/site-kit';
import { TextArea, TextField } from '@northlight/site-kit/ui';
import styled from 'styled-components';
import { texts } from '../../texts/write-text.ts';
import { blockKinds } from './block-words.ts';
import type { DraftBlock } from './text-draft.ts';
import { fieldId } from './use-text-form.ts';

interface BlockEditorProps {
  readonly block: DraftBlock;
  /** Its number, from 1, and how many there are. */
  readonly nth: number;
  readonly count: number;
  readonly errorOf: (id: string) => string | undefined;
  readonly onLeave: (id: string) => void;
  readonly onWrite: (fields: Readonly<Record<string, string>>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onAddBelow: () => void;
  readonly onDelete: () => void;
}

/** One block: its fields, and what is done with it. */
export function BlockEditor({ block, nth, count, errorOf, onLeave, onWrite, ...acts }: BlockEditorProps) {
  const { title, fields } = blockKinds[block.kind];
  return (
    <Frame>
      <legend>{texts.block({ nth, kind: title.toLowerCase() })}</legend>
      {fields.map(({ name, label, hint, rows }) => {
        const id = fieldId(block.id, name);
        const control = {
          ...{ id, label, hint, error: errorOf(id), value: block.fields[name] ?? '', autoComplete: 'off' },
          onBlur: () => onLeave(id),
          onChange: ({ target }: Typed) => onWrite({ [name]: target.value }),
        };
        return rows ? (
          <TextArea key={name} rows={rowsFor(control.value, rows)} {...control} />
        ) : (
          <TextField key={name} {...control} />
        );
      })}
      <Acts id={block.id} {...{ nth, count }} {...acts} />
    </Frame>
  );
}

/** As many as the text fills, in a window of usual width; at least those of an empty field. */
const rowsFor = (text: string, least: number): number => {
  const filled = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 58), 0);
  return Math.min(16, Math.max(least, filled));
};

interface Typed {
  readonly target: { readonly value: string };
}

type ActsProps = Pick<BlockEditorProps, 'nth' | 'count' | 'onMove' | 'onAddBelow' | 'onDelete'> & {
  readonly id: number;
};

function Acts({ id, nth, count, onMove, onAddBelow, onDelete }: ActsProps) {
  const act = (text: string, onClick: () => void, isDisabled = false) => (
    <Button
      id={fieldId(id, text.toLowerCase())}
      tone="secondary"
      isSmall
      disabled={isDisabled}
      aria-label={texts.blockOf({ action: text, nth })}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  return (
    <Row $gap="xs">
      {act(texts.up, () => onMove(-1), nth === 1)}
      {act(texts.down, () => onMove(1), nth === count)}
      {act(texts.addBelow, onAddBelow)}
      {act('Delete', onDelete)}
    </Row>
  );
}

const Frame = styled.fieldset`
  display: grid;
  min-width: 0;
  gap: ${space.m};
  padding: ${space.m} ${space.l} ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  margin: 0;

  legend {
    padding: 0 ${space.s};
    margin-left: -${space.s};
    color: ${color.inkQuiet};
    font-weight: 600;
  }
`;
