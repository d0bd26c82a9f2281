import { join } from 'node:path';
import { removeLeftOver, type ThrowAwayFolder, throwAwayFolder } from '../processes/throw-away-folder.js';
import { endPostgres } from '../topology/native/end-postgres.js';

const KIND = 'restore';

/** In a throw-away folder: the database with its files, and whatever is brought beside it. */
export const copyFolder = (folder: string): string => join(folder, 'copy');

const endCopy = (folder: string): Promise<void> => endPostgres(join(copyFolder(folder), 'postgres'));

/** A throw-away folder for a copy of the database, which is in it as it is read: decrypted. */
export const placeForCopy = (): Promise<ThrowAwayFolder> => throwAwayFolder(KIND, endCopy);

/** Ends and removes copies whose process could not do that any more. */
export const removeLeftCopies = (): Promise<void> => removeLeftOver(KIND, endCopy);
