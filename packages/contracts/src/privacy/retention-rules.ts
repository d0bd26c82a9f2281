interface RetentionFigure {
  /** What it is until an admin sets another. */
  readonly usual: number;
  /** What it may be, both ends included. */
  readonly limits: readonly [least: number, most: number];
  readonly unit: 'days' | 'years';
}

/** For how long what is kept of persons is kept; the figures are part of the booking policy, and an admin sets them. */
export const retentionFigures = {
  /** Bookings, orders and gift vouchers: taxes and disputes ask for them for years. */
  keepSalesYears: { usual: 7, limits: [1, 15], unit: 'years' },
  /** Notes for a visit may be about health: once it is over nobody needs them. */
  keepNoteDays: { usual: 30, limits: [1, 90], unit: 'days' },
  keepWaitlistDays: { usual: 90, limits: [1, 365], unit: 'days' },
  keepMessageYears: { usual: 2, limits: [1, 5], unit: 'years' },
  keepInquiryYears: { usual: 2, limits: [1, 5], unit: 'years' },
  /** Never longer than the mail promises that asks for the confirmation. */
  keepUnconfirmedDays: { usual: 30, limits: [1, 30], unit: 'days' },
  keepUnprovenDays: { usual: 30, limits: [7, 365], unit: 'days' },
  keepCartDays: { usual: 90, limits: [7, 365], unit: 'days' },
  keepAuditYears: { usual: 7, limits: [1, 15], unit: 'years' },
  keepMailDays: { usual: 30, limits: [1, 365], unit: 'days' },
  /** Jobs that failed for good; an operator needs some time to look at them. */
  keepJobDays: { usual: 30, limits: [7, 90], unit: 'days' },
} as const satisfies Record<string, RetentionFigure>;

export type RetentionRule = keyof typeof retentionFigures;
export type RetentionRules = Readonly<Record<RetentionRule, number>>;

export const retentionRuleNames = Object.keys(retentionFigures) as RetentionRule[];

/** The figures as `of` has them. */
export const retentionRulesBy = (of: (name: RetentionRule) => number): RetentionRules =>
  Object.fromEntries(retentionRuleNames.map((name) => [name, of(name)])) as unknown as RetentionRules;

export const usualRetention: RetentionRules = retentionRulesBy((name) => retentionFigures[name].usual);
