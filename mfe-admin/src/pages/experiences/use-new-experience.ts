import { createExperience } from '@northlight/client';
import { slugFor, uploadRules, type WriteExperienceDto } from '@northlight/contracts';
import { callApi, href, toast, useQueryClient } from '@northlight/site-kit';
import { useEffect, useRef, useState } from 'react';
import { objectionsTo } from '../../features/upload-media/chosen-files.ts';
import { sendFiles, uploadErrorText } from '../../features/upload-media/send-files.ts';
import { useExperienceForm } from '../../features/write-experience/use-experience-form.ts';
import { refreshShown } from '../../queries/shown-at.ts';
import { texts } from '../../texts/experiences.ts';
import { leaveWords } from './words-after-reload.ts';

/** Milliseconds after which the page reloads when an experience was created (§4). */
const RELOAD_AFTER_MS = 500;

/** Makes an experience, then sends its pictures. What goes wrong with them is said, and does not take it back. */
export function useNewExperience() {
  const client = useQueryClient();
  const isHere = useIsHere();
  const [sent, setSent] = useState<number>();
  const [image, chooseImage] = useState<readonly File[]>([]);
  const [gallery, chooseGallery] = useState<readonly File[]>([]);
  const wrong = {
    image: objectionsTo(image, uploadRules.experience),
    gallery: objectionsTo(gallery, uploadRules['experience-gallery']),
  };
  const save = async (values: WriteExperienceDto) => {
    const slug = slugFor(values.name, Date.now());
    const made = await callApi(createExperience, { body: { ...values, slug } });
    const onProgress = setSent;
    const warnings = [
      ...(await sendAll(made.id, { files: image, objections: wrong.image, onProgress })),
      ...(await sendAll(made.id, { files: gallery, objections: wrong.gallery, onProgress, isGallery: true })),
    ];
    await refreshShown(client, 'experience');
    toast({ title: created, description: warnings.join(' '), tone: warnings.length > 0 ? 'bad' : 'good' });
    if (isHere()) leaveFor(made.id, warnings);
    return made;
  };
  const form = useExperienceForm({ save, failed: texts.failedToCreateExperience });
  return {
    ...{ form, image, gallery, chooseImage, chooseGallery, wrong },
    savingText: sent === undefined ? texts.creating : texts.uploading({ sent }),
  };
}

const created = texts.experienceCreatedSuccessfully;

/** The page reloads at what was made, and says there once more what there is to say (decisions.md C19). */
function leaveFor(id: number, warnings: readonly string[]): void {
  leaveWords({ title: created, warnings });
  setTimeout(() => location.assign(href('adminExperience', { id: String(id) })), RELOAD_AFTER_MS);
}

/** Whether the page is still shown: who went elsewhere meanwhile is not taken from there. */
function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return () => here.current;
}

interface Sent {
  readonly files: readonly File[];
  /** What is wrong with them before they are sent. */
  readonly objections: readonly string[];
  readonly onProgress: (percent: number) => void;
  readonly isGallery?: boolean;
}

/** Sends what was chosen for an experience that is there now. @returns what went wrong, in words */
async function sendAll(id: number, { files, objections, onProgress, isGallery = false }: Sent): Promise<string[]> {
  if (files.length === 0) return [];
  const failed = isGallery ? texts.failedToUploadGalleryImages : texts.failedToUploadImage;
  if (objections.length > 0) return [`${failed}: ${objections.join(' ')}`];
  return sendFiles({ target: isGallery ? 'experience-gallery' : 'experience', targetId: id, files, onProgress }).then(
    () => [],
    (reason: unknown) => [`${failed}: ${uploadErrorText(reason)}`],
  );
}
