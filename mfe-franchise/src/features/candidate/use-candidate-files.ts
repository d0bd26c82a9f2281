import { listCandidateFiles, pathOf, removeCandidateFile, searchOf, sendCandidateFile } from '@northlight/client';
import {
  type CandidateFileKind,
  type CandidateFileView,
  candidateFileRules,
  candidateFileTypes,
  LARGEST_CANDIDATE_FILE_BYTES,
} from '@northlight/contracts';
import { apiQuery, callApi, queryOptions, useMutation, useQuery, useQueryClient } from '@northlight/site-kit';
import { sendForm } from '@northlight/site-kit/upload';
import { useState } from 'react';
import { texts } from '../../texts/candidate.ts';

const filesOf = (inquiryId: number) =>
  queryOptions({ ...apiQuery(listCandidateFiles, { params: { inquiryId } }), staleTime: 0 });

export const useCandidateFiles = (inquiryId: number) => useQuery(filesOf(inquiryId));

/** Sends a file of a kind, or takes it back; the list knows at once. */
export function useCandidateFile(inquiryId: number, kind: CandidateFileKind) {
  const client = useQueryClient();
  const [sentPercent, setSentPercent] = useState(0);
  const keep = (file: CandidateFileView | undefined) => {
    const put = (files: readonly CandidateFileView[] = []) => [
      ...files.filter((other) => other.kind !== kind),
      ...(file ? [file] : []),
    ];
    client.setQueryData(filesOf(inquiryId).queryKey, put);
  };
  const send = useMutation({
    mutationFn: (file: File) => {
      setSentPercent(0);
      const path = pathOf(sendCandidateFile, { kind }) + searchOf({ inquiryId });
      const { field } = candidateFileRules;
      return sendForm<CandidateFileView>({ path, field, files: [file], onProgress: setSentPercent });
    },
    onSuccess: keep,
  });
  const remove = useMutation({
    mutationFn: ({ id }: CandidateFileView) => callApi(removeCandidateFile, { params: { id } }),
    onSuccess: () => keep(undefined),
  });
  return { send, remove, sentPercent };
}

/** What is wrong with a file before it is sent. Its content is looked at by the server; some systems know no types. */
export function objectionTo({ name, type, size }: File): string | undefined {
  const isOfType = Object.entries(candidateFileTypes).some(
    ([known, ending]) => type === known || name.toLowerCase().endsWith(ending),
  );
  if (!isOfType) return texts.isntASupportedFileType({ name, fileTypes: candidateFileRules.inWords });
  if (size === 0) return texts.isEmpty({ name });
  return size > LARGEST_CANDIDATE_FILE_BYTES ? texts.isLargerThan10Mb({ name }) : undefined;
}
