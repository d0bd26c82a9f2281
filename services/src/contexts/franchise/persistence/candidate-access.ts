import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { siteCookies } from '@northlight/contracts';
import { Settings } from '../../../platform/config/settings.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { meantBy, readableCode } from '../../../platform/kernel/readable-code.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { acceptedTokens, isOneOf, isTokenOf, tokenOf } from '../../../platform/privacy/token.js';
import { codeBytes, opensTo } from '../domain/access-code.js';
import { Inquiries, type StoredInquiry } from './inquiries.repository.js';

/** Who comes, with the pass that their browser shows. */
export interface PassHolder {
  readonly userId: number;
  readonly pass: string | undefined;
}

/** Who comes to which inquiry. */
export interface Candidate extends PassHolder {
  readonly inquiryId: number;
}

/** A pass: which inquiry, under which of its codes, who, until when (ms), and the signature over these. */
const shape = /^((\d+)\.(\d+)\.(\d+)\.(\d+))\.([\w-]+)$/;

/** Compared with where there is no code, so that a wrong inquiry takes as long as a wrong code. */
const nobodysHash = 'A'.repeat(43);

/** Access codes and the passes that a browser gets for showing one (decisions.md C6, C7). */
@Injectable()
export class CandidateAccess {
  constructor(
    private readonly inquiries: Inquiries,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** A fresh code, and the hash of it that is kept. */
  make(inquiryId: number, nr: number): { readonly code: string; readonly hash: string } {
    const code = readableCode([...randomBytes(codeBytes)]);
    return { code, hash: tokenOf('franchise-access', this.codeOf(code, inquiryId, nr)) };
  }

  /** Whether this is the inquiry's code, and opens it to this account now. */
  isOpenedBy(typed: string, inquiry: StoredInquiry | undefined, userId: number): boolean {
    const code = this.codeOf(meantBy(typed), inquiry?.id ?? 0, inquiry?.accessNr ?? 0);
    const isRight = isOneOf(inquiry?.accessCode ?? nobodysHash, acceptedTokens('franchise-access', code));
    if (!isRight || !inquiry?.accessExpiresAt) return false;
    return opensTo({ expiresAt: inquiry.accessExpiresAt, boundTo: inquiry.accessBoundTo }, userId, this.clock.now());
  }

  /** What a browser keeps for two hours instead of the code. */
  passFor({ id, accessNr }: StoredInquiry, userId: number): string {
    const until = this.clock.now().getTime() + siteCookies.candidate.lifeMs;
    const says = `${id}.${accessNr}.${userId}.${until}`;
    return `${says}.${tokenOf('franchise-pass', { id: says, secrets: this.settings })}`;
  }

  /** The inquiry that was asked for, where the pass opens it. @throws {Refusal} ACCESS_CODE_NEEDED */
  async admit({ inquiryId, ...holder }: Candidate): Promise<StoredInquiry> {
    const inquiry = await this.opened(holder);
    if (inquiry.id !== inquiryId) throw new Refusal('ACCESS_CODE_NEEDED');
    return inquiry;
  }

  /** The inquiry that a pass opens. @throws {Refusal} ACCESS_CODE_NEEDED */
  async opened({ userId, pass = '' }: PassHolder): Promise<StoredInquiry> {
    const [, says = '', id, nr, whose, until, signature = ''] = shape.exec(pass) ?? [];
    const isOurs = isTokenOf(signature, 'franchise-pass', { id: says, secrets: this.settings });
    const isGood = isOurs && this.clock.now().getTime() < Number(until);
    const isTheirs = isGood && Number(whose) === userId;
    const inquiry = isTheirs ? await this.inquiries.find(Number(id)) : undefined;
    const isLive = inquiry?.accessNr === Number(nr) && inquiry.accessBoundTo === userId;
    if (!inquiry || !isLive) throw new Refusal('ACCESS_CODE_NEEDED');
    return inquiry;
  }

  /** What is signed of a code: no hash of one inquiry is good for another. */
  private codeOf(code: string, inquiryId: number, nr: number) {
    return { id: `${inquiryId}/${nr}/${code}`, secrets: this.settings };
  }
}
