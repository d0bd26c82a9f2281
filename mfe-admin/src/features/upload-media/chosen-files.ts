import { isFilmType, largestOf, type UploadRules } from '@northlight/contracts';

/** What is wrong with files before anything is sent, a sentence each that names the file (decisions.md U35). */
export function objectionsTo(files: readonly File[], { types, inWords, mostFiles }: UploadRules): string[] {
  if (files.length > mostFiles) return [`Please choose at most ${mostFiles} files at once.`];
  return files.flatMap(({ name, type, size }) => {
    if (!types.includes(type)) return [`${name} is not a file of this kind: please choose ${inWords}.`];
    if (size === 0) return [`${name} is empty.`];
    if (size <= largestOf(type)) return [];
    return [`${name} is larger than ${isFilmType(type) ? 100 : 10} MB.`];
  });
}
