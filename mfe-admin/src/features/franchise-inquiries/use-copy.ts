import { announce, toast } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/franchise-inquiries.ts';

/** How long an icon says that something was copied, in ms (§9). */
const CONFIRMATION_MS = 2_000;

/** Copies a text, and says so for two seconds. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedAt(performance.now());
      announce(texts.copied);
    } catch {
      toast({ title: texts.yourBrowserDoesntAllowCopying, description: texts.selectTheLinkAndCopy, tone: 'bad' });
    }
  };
  return { isCopied: copiedAt !== undefined, copy };
}
