/** For pages that send files: the field, the call that tells how far it is, and sizes for people. */
export { DropZone } from './drop-zone.tsx';
export { fileSizeText } from './file-size-text.ts';
export { sendForm } from './send-form.ts';
