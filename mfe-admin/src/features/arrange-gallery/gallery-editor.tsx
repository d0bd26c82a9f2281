import { arrangeGallery, arrangeVenueGallery, type Sent } from '@northlight/client';
import { type ArrangeGalleryDto, posterOfFilm } from '@northlight/contracts';
import {
  Button,
  callApi,
  color,
  from,
  HttpError,
  Picture,
  Quiet,
  Row,
  radius,
  Stack,
  space,
  toast,
  useMutation,
  useQueryClient,
} from '@northlight/site-kit';
import { TextField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useWrittenOver } from '../../forms/use-written-over.ts';
import type { Command } from '../../queries/command.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/arrange-gallery.ts';
import { SaveFailure } from '../../ui/save-failure.tsx';
import { described, draftOf, type Gallery, type GalleryDraft, moved, without } from './gallery-draft.ts';

const operations: Readonly<Record<'experience' | 'venue', Command<'id', Sent<ArrangeGalleryDto, 'seen'>, Gallery>>> = {
  experience: arrangeGallery,
  venue: arrangeVenueGallery,
};

export interface GalleryEditorProps {
  readonly gallery: Gallery;
  /** What it hangs at. */
  readonly thing: keyof typeof operations;
  readonly id: number;
  /** As it hangs at this moment. */
  readonly read: () => Promise<Gallery>;
}

/** The gallery of a thing: its order, what is to be seen on each picture, and what goes. */
export function GalleryEditor({ gallery, thing, id, read }: GalleryEditorProps) {
  const [draft, setDraft] = useState<GalleryDraft>();
  const shown = draftOf(gallery, draft);
  const { over, begin, lateSince } = useWrittenOver({ thing: gallery, read });
  const change = (next: GalleryDraft) => {
    if (!draft) begin(gallery);
    setDraft(next);
  };
  const save = useSaveGallery({ thing, id, over }, () => setDraft(undefined));
  const { pictures, removed } = shown;
  if (pictures.length === 0 && removed.length === 0) return <Quiet>{texts.theGalleryIsEmpty}</Quiet>;
  return (
    <Stack $gap="m">
      <List aria-label={texts.gallery}>
        {pictures.map(({ url }, at) => (
          <GalleryImageFields key={url} draft={shown} at={at} onChange={change} />
        ))}
      </List>
      {removed.length > 0 && <Quiet role="status">{texts.willBeRemovedWhenYou({ removed: removed.length })}</Quiet>}
      <SaveFailure failure={save.refusal} lateSince={lateSince} subject={`${thing}/${id}`} />
      {draft && (
        <Row>
          <Button isSmall isBusy={save.isBusy} busyText={texts.saving} onClick={() => save.run(shown)}>
            {texts.saveGallery}
          </Button>
          <Button tone="secondary" isSmall onClick={() => setDraft(undefined)}>
            {texts.undo}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface GalleryImageFieldsProps {
  readonly draft: GalleryDraft;
  readonly at: number;
  readonly onChange: (draft: GalleryDraft) => void;
}

function GalleryImageFields({ draft, at, onChange }: GalleryImageFieldsProps) {
  const { url = '', alt = '' } = draft.pictures[at] ?? {};
  const nth = at + 1;
  const act = (action: string, next: GalleryDraft, isDisabled = false) => (
    <Button
      tone="secondary"
      isSmall
      disabled={isDisabled}
      aria-label={texts.picture({ action, nth })}
      onClick={() => onChange(next)}
    >
      {action}
    </Button>
  );
  return (
    <li>
      <Small src={posterOfFilm(url) ?? url} alt="" sizes="120px" />
      <TextField
        label={texts.descriptionOfPicture({ nth })}
        value={alt}
        maxLength={200}
        onChange={({ target }) => onChange(described(draft, url, target.value))}
      />
      <Row $gap="xs">
        {act(texts.up, moved(draft, at, -1), at === 0)}
        {act(texts.down, moved(draft, at, 1), at === draft.pictures.length - 1)}
        {act(texts.remove, without(draft, url))}
      </Row>
    </li>
  );
}

interface Saving extends Pick<GalleryEditorProps, 'thing' | 'id'> {
  readonly over: (send: (seen: Gallery) => Promise<Gallery>) => Promise<Gallery>;
}

function useSaveGallery({ thing, id, over }: Saving, onSaved: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (draft: GalleryDraft) =>
      over((seen) => callApi(operations[thing], { params: { id }, body: { ...draft, seen: draftOf(seen).pictures } })),
    onError: () => refreshShown(client, thing),
    onSuccess: async () => {
      await refreshShown(client, thing);
      toast({ title: texts.galleryUpdatedSuccessfully, tone: 'good' });
      onSaved();
    },
  });
  const serverMessage = call.error instanceof HttpError ? call.error.userMessage : undefined;
  return {
    run: call.mutate,
    isBusy: call.isPending,
    refusal: call.error ? (serverMessage ?? texts.couldntSaveTheGalleryPlease) : undefined,
  };
}

const List = styled.ol`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-items: end;
    gap: ${space.m};
    padding: ${space.m};
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
  }

  @media (${from.medium}) {
    li {
      grid-template-columns: 120px minmax(0, 1fr) auto;
    }
  }
`;

const Small = styled(Picture)`
  width: 120px;
  border-radius: ${radius.s};
`;
