import { Page } from '@northlight/site-kit';

/** Route /{{name}}. */
export function {{Name}}Page() {
  return <Page title="{{Words}}" />;
}
