import type { EditableContentView } from '@northlight/contracts';
import { announce, Button, Notice, Quiet, Row, Stack } from '@northlight/site-kit';
import { ErrorSummary } from '@northlight/site-kit/ui';
import { type FormEvent, Fragment, useId } from 'react';
import { writerText } from '../../format/text-words.ts';
import { texts } from '../../texts/write-text.ts';
import { useLeaveGuard } from '../../ui/leave-guard.tsx';
import { MeanwhileNotice } from '../../ui/save-failure.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockEditor } from './block-editor.tsx';
import { ChangeList } from './change-list.tsx';
import { NameList } from './name-list.tsx';
import { BesidePreview, TextPreview } from './text-preview.tsx';
import { TextVersions } from './text-versions.tsx';
import { useBlocks } from './use-blocks.ts';
import { blocksId, type TextForm, useTextForm } from './use-text-form.ts';

/** A text block by block, beside how visitors will read it, and the versions that there were. */
export function TextEditor({ content }: { readonly content: EditableContentView }) {
  const form = useTextForm(content);
  const id = useId();
  const guard = useLeaveGuard(form.isChanged);
  const { blocks, problems, seen } = form;
  const readable = blocks.filter((_, nth) => !problems.broken.has(nth));
  return (
    <Stack $gap="xxl">
      <BesidePreview>
        <Form form={form} id={id} />
        <div>
          <Saving form={form} id={id} />
          <TextPreview
            title={texts.previewForVisitors}
            blocks={readable}
            names={seen.names}
            isWhole={readable.length === blocks.length}
          />
        </div>
      </BesidePreview>
      <TextVersions content={content} hasTyped={form.isChanged} onBroughtBack={form.undo} />
      {guard}
    </Stack>
  );
}

interface PartProps {
  readonly form: TextForm;
  /** The id of the form, which its button is not part of: it stays in sight beside a long text. */
  readonly id: string;
}

function Form({ form, id }: PartProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Stack as="form" $gap="l" id={id} aria-label={texts.text} onSubmit={submit} noValidate>
      <ErrorSummary {...form.problems.summary} />
      <NameList names={form.seen.names} />
      <Blocks form={form} />
    </Stack>
  );
}

function Saving({ form: { meanwhile, seen, failure, isBusy, isChanged, undo }, id }: PartProps) {
  const undone = () => {
    undo();
    announce(texts.changesUndone);
    document.getElementById(blocksId)?.focus(); // the button goes
  };
  return (
    <Stack>
      {meanwhile.length > 0 && (
        <MeanwhileNotice of="this text">
          <p>{texts.theirChanges({ by: writerText(seen) })}</p>
          <ChangeList changes={meanwhile} />
          <p>{texts.blocksYouHaventEditedHave}</p>
        </MeanwhileNotice>
      )}
      {failure && <Notice tone="bad" title={failure} />}
      <Row>
        <Button type="submit" form={id} isBusy={isBusy} busyText={texts.saving} disabled={!isChanged}>
          {texts.saveText}
        </Button>
        {isChanged && (
          <Button tone="secondary" onClick={undone}>
            {texts.undoChanges}
          </Button>
        )}
        <Quiet role="status">{isChanged ? texts.notSavedYet : ''}</Quiet>
      </Row>
    </Stack>
  );
}

function Blocks({ form: { draft, change, problems } }: { readonly form: TextForm }) {
  const { deleted, addingBelow, setAddingBelow, isFull, write, add, move, remove, putBack } = useBlocks(draft, change);
  const gap = (at: number) => deleted?.at === at && <PutBack onPress={putBack} />;
  return (
    <Stack id={blocksId} tabIndex={-1}>
      {draft.map((block, at) => (
        <Fragment key={block.id}>
          {gap(at)}
          <BlockEditor
            {...{ block, nth: at + 1, count: draft.length }}
            errorOf={problems.of}
            onLeave={problems.leave}
            onWrite={(fields) => write(block.id, fields)}
            onMove={(by) => move(block.id, by)}
            onAddBelow={() => setAddingBelow(addingBelow === block.id ? undefined : block.id)}
            onDelete={() => remove(block)}
          />
          {addingBelow === block.id && !isFull && (
            <AddBlock label={texts.addABlockBelowBlock({ at: at + 1 })} onAdd={(kind) => add(kind, at + 1)} />
          )}
        </Fragment>
      ))}
      {gap(draft.length)}
      {draft.length === 0 && <Quiet>{texts.thisTextIsEmptyVisitors}</Quiet>}
      {isFull ? <Quiet>{texts.youveReachedTheMaximumNumber}</Quiet> : <AddBlock label={texts.addABlock} onAdd={add} />}
    </Stack>
  );
}

const PutBack = ({ onPress }: { readonly onPress: () => void }) => (
  <Row>
    <Quiet>{texts.thisBlockWasDeleted}</Quiet>
    <Button id="put-block-back" tone="secondary" isSmall onClick={onPress}>
      {texts.restore}
    </Button>
  </Row>
);
