import { productSlug } from '@northlight/site-kit';

/** What a link to the portal says. */
export interface Invitation {
  readonly inquiryId: string;
  readonly accessCode: string;
}

const invitationKey = `${productSlug}-franchise-invitation`;
const openKey = `${productSlug}-franchise-portal`;

/** What the address says, when it is an invitation: in its query, or behind the # where the server has put it. */
export const invitationIn = ({ search, hash }: Pick<Location, 'search' | 'hash'>): Invitation | undefined => {
  const params = new URLSearchParams(search || hash.slice(1));
  const [inquiryId, accessCode] = [params.get('inquiryId'), params.get('accessCode')];
  return inquiryId && accessCode ? { inquiryId, accessCode } : undefined;
};

/** Keeps an invitation in this tab while its owner signs in. */
export const keepInvitation = (invitation: Invitation): void => store(invitationKey, JSON.stringify(invitation));

/** A code is shown once: once it was read it is kept no longer. */
export const dropInvitation = (): void => store(invitationKey, undefined);

/** The invitation that was kept. */
export function savedInvitation(): Invitation | undefined {
  try {
    const { inquiryId, accessCode } = JSON.parse(read(invitationKey) ?? '{}') as Partial<Invitation>;
    return typeof inquiryId === 'string' && typeof accessCode === 'string' ? { inquiryId, accessCode } : undefined;
  } catch {
    return undefined;
  }
}

/** The inquiry that this tab has opened; its pass is in a cookie that no script can read. */
export const openedInquiry = (): string | undefined => read(openKey);
export const noteOpened = (inquiryId: string | undefined): void => store(openKey, inquiryId);

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // without a storage the code is typed in
  }
}
