import { Button, toast } from '@northlight/site-kit';
import { texts } from '../../texts/inspect-releases.ts';

/** Gives the same preview to somebody else, until it ends. */
export function CopyLink({ link }: { readonly link: string }) {
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ title: texts.linkCopied, description: texts.whoOpensIt }),
      () => toast({ tone: 'bad', title: texts.couldntCopy, description: link }),
    );
  return (
    <Button tone="secondary" isSmall onClick={copy}>
      {texts.copyLink}
    </Button>
  );
}
