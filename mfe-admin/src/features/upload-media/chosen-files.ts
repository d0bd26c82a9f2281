import { isFilmType, largestOf, type UploadRules } from '@northlight/contracts';
import { texts } from '../../texts/upload-media.ts';

/** What is wrong with files before anything is sent, a sentence each that names the file (decisions.md U35). */
export function objectionsTo(files: readonly File[], { types, inWords, mostFiles }: UploadRules): string[] {
  if (files.length > mostFiles) return [texts.pleaseChooseNoMoreThan({ mostFiles })];
  return files.flatMap(({ name, type, size }) => {
    if (!types.includes(type)) return [texts.isntASupportedFileType({ name, inWords })];
    if (size === 0) return [texts.isEmpty({ name })];
    if (size <= largestOf(type)) return [];
    return [texts.isLargerThanMb({ name, most: isFilmType(type) ? 100 : 10 })];
  });
}
