import { candidateFileRules, candidateFileTypes, LARGEST_CANDIDATE_FILE_BYTES } from '@northlight/contracts';
import type { Request } from 'express';
import { type IncomingFile, receiveFiles } from '../../../../../platform/http/receive-files.js';
import { readableName } from '../../../../../platform/kernel/readable-name.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { documentTypeOf } from '../../../domain/document-type.js';
import type { Document } from '../../../persistence/candidate-files.repository.js';

const MEGABYTE = 1024 * 1024;
const { field: fileField, inWords, mostFiles } = candidateFileRules;

/**
 * The one document of a form. Its content decides what it is, not its name and not what the sender says.
 * @throws {Refusal} what `receiveFiles` refuses; UPLOAD_FIELD_UNKNOWN, UPLOAD_FILE_MISSING, UPLOAD_TOO_LARGE, UPLOAD_TYPE_REFUSED
 */
export async function receiveDocument(request: Request): Promise<Document> {
  const [document] = await receiveFiles(request, mostFiles, read);
  if (!document) throw new Refusal('UPLOAD_FILE_MISSING');
  return document;
}

async function read({ field, name: sentName, bytes }: IncomingFile): Promise<Document> {
  if (field !== fileField) throw new Refusal('UPLOAD_FIELD_UNKNOWN', { field: fileField });
  const name = readableName(sentName);
  const content = await contentOf(bytes, name);
  if (content.length === 0) throw new Refusal('UPLOAD_FILE_MISSING');
  const type = documentTypeOf(content);
  if (!type) throw new Refusal('UPLOAD_TYPE_REFUSED', { name, allowed: inWords });
  const ending = candidateFileTypes[type];
  return { name: name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`, type, content };
}

async function contentOf(bytes: AsyncIterable<Buffer>, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    const limit = LARGEST_CANDIDATE_FILE_BYTES / MEGABYTE;
    if (size > LARGEST_CANDIDATE_FILE_BYTES) throw new Refusal('UPLOAD_TOO_LARGE', { name, limit });
    parts.push(part);
  }
  return Buffer.concat(parts);
}
